## The page

rulebook-lead = Todas, em palavras simples. Pesquise, ou aprenda jogando.
rulebook-lessons = Para as lições
rulebook-search = Pesquisar nas regras
rulebook-found = { $count ->
    [one] { $count } trecho encontrado
   *[other] { $count } trechos encontrados
}
rulebook-none = Nada encontrado. Tente outra palavra.
rulebook-contents = Sumário
rulebook-link = Link para esta seção: { $title }
rulebook-era = Era { $era }
rulebook-all = Ao todo
rulebook-table-cards = Quantas cartas há
rulebook-table-levels = Cartas de uma esfera que são precisas
rulebook-level = Nível { $level }

## The aim of the game

rulebook-about = Do que se trata
rulebook-about-1 = Você conduz uma civilização por três Eras. Cartas de seis esferas chegam à sua mão; você as baixa à sua frente, e quanto mais tem de uma esfera, mais ela permite fazer.
rulebook-about-2 = Há dois jeitos de vencer. Hegemonia: no fim do seu próprio turno você tem cartas suficientes de uma só esfera. Se ninguém consegue antes de o baralho acabar, decide a Dominação: quem está à frente em mais esferas?
rulebook-about-3 = Jogam de duas a quatro pessoas, cada uma por si, ou quatro em duas equipes.

## Cards

rulebook-cards = As cartas
rulebook-cards-1 = São { $cards } cartas. Cada uma pertence a uma esfera e a uma Era. A esfera diz o que a carta pode fazer; a Era, só quando ela aparece.
rulebook-cards-2 = A Religião acaba com a Era II, e a Utopia existe somente na Era III.
rulebook-cards-3 = O verso de uma carta mostra a sua Era. Assim todos sabem de que Era é a próxima carta do baralho e cada carta de cada mão, mas não a esfera.
rulebook-cards-4 = A sua área de jogo é o que está aberto à sua frente, uma coluna por esfera. Cartas que um Embargo ou uma Democracia deixou viradas para baixo não são de esfera nenhuma e não contam para mais nada.
rulebook-cards-5 = A pilha de descarte é aberta: olhe-a quando quiser.
rulebook-cards-6 = Quando você escolhe entre várias cartas de uma esfera, move-se a da Era mais antiga. Todas as cartas de uma esfera fazem o mesmo, então isso não muda o que elas fazem; mas o verso mostra a Era, e isso pode contar um pouco para o que os outros deduzem.

## Setting up

rulebook-setup = Preparação
rulebook-setup-1 = Cada Era é embaralhada à parte. Com dois ou três jogadores, { $removed } cartas de cada Era são separadas sem ninguém ver; com quatro, usam-se todas. A Era I vai em cima do baralho, a Era II abaixo e a Era III no fundo.
rulebook-setup-2 = A sorte decide quem é o primeiro jogador. A Moeda das Artes fica ao lado do baralho.
rulebook-setup-3 = A distribuição simples: cada um recebe { $limit } cartas na mão.
rulebook-setup-4 = O draft: cada um recebe quatro cartas. Todos ao mesmo tempo e em segredo ficam com uma e passam três para a esquerda; das que recebe, você fica com uma e passa duas; das duas últimas, fica com uma e põe a outra aberta no centro. As que ficaram são a sua mão.
rulebook-setup-5 = Depois cada jogador pega uma carta do centro, direto para a sua área de jogo. Começa quem está à direita do primeiro jogador e segue-se no sentido anti-horário, de modo que o primeiro jogador é o último.

## A turn

rulebook-turn = Um turno
rulebook-turn-1 = Joga-se no sentido horário, a partir do primeiro jogador. Um turno tem três passos.
rulebook-turn-2 = Baixar. Ponha uma carta da sua mão na sua área de jogo. É obrigatório, a não ser que você não tenha nenhuma que possa baixar; aí pula este passo.
rulebook-turn-3 = Efeitos. Use quantos quiser, na ordem que quiser, um depois do outro. Em um turno, cada esfera dá no máximo um efeito permanente e no máximo um efeito de sacrifício.
rulebook-turn-4 = Comprar. Pegue cartas até ter { $limit }. Se já tem tantas ou mais, não compra nem descarta.

## Permanent effects

rulebook-levels = Efeitos permanentes
rulebook-levels-1 = Com cartas suficientes de uma esfera na sua área de jogo, você pode usar os efeitos permanentes dela, turno após turno. Quantas são precisas depende de quantos jogam.
rulebook-levels-2 = O que conta é o momento em que você usa o efeito. Se dá para o nível 2, você pode usar o nível 1 no lugar, mas nunca os dois em um turno.
rulebook-levels-3 = O limite de mão da Escritura Sagrada e do Direito Divino vale até você comprar, mesmo que até lá tenha perdido as cartas de Religião.
rulebook-effect-assassination = Descarte uma carta da sua mão.
rulebook-effect-purge = Descarte duas cartas da sua mão.
rulebook-effect-holy-book = No fim deste turno, compre até ter { $holybook } cartas.
rulebook-effect-divine-right = No fim deste turno, compre até ter { $divineright } cartas.
rulebook-effect-development = Descarte qualquer carta da sua área de jogo e baixe na hora uma carta da sua mão.
rulebook-effect-monopoly = Descarte duas cartas quaisquer da sua área de jogo e baixe duas cartas da sua mão.
rulebook-effect-experiment = Pegue de volta qualquer carta da sua área de jogo e baixe uma carta da sua mão. Pode ser a mesma.
rulebook-effect-research = Pegue de volta duas cartas quaisquer da sua área de jogo e baixe duas cartas da sua mão.
rulebook-effect-oligarchy = Pegue para a mão qualquer carta da pilha de descarte.
rulebook-effect-republic = Pegue para a mão duas cartas quaisquer da pilha de descarte.

## Sacrifices

rulebook-sacrifices = Efeitos de sacrifício
rulebook-sacrifices-1 = Toda esfera menos Artes tem também um efeito de sacrifício: você abre mão de uma carta dela na sua área de jogo em troca de um efeito forte. Uma carta basta. Cada esfera permite isso uma vez por turno, além do efeito permanente.
rulebook-effect-attack = Descarte uma carta de Poder Militar. Depois escolha uma esfera e descarte uma carta dela da sua área de jogo. Todos os outros jogadores que têm essa esfera na área de jogo também descartam uma.
rulebook-effect-inquisition = Descarte uma carta de Religião. Escolha outro jogador e pegue a mão inteira dele para a sua. Depois devolva tantas cartas quantas pegou, as que quiser de todas as que tem.
rulebook-effect-embargo = Coloque uma carta de Economia virada para baixo, atravessada sobre uma carta de outro jogador. No próximo turno dele, ele não pode baixar essa esfera, nem como carta do turno nem por um efeito. No fim desse turno, a carta vai para a pilha de descarte.
rulebook-effect-discovery = Descarte uma carta de Ciência. Compre cinco cartas e descarte cinco da sua mão. Se o baralho tem menos, compre essas e descarte outras tantas.
rulebook-effect-democracy = Coloque uma carta de Utopia virada para baixo em uma esfera em que outro jogador tem uma carta. Ela fica até o fim da partida: para a Hegemonia, esse jogador precisa ali de uma carta a mais. Várias se somam.

## Inspiration

rulebook-culture = A Inspiração
rulebook-effect-inspiration = Se você tem na sua área de jogo mais cartas de Artes do que cada um dos outros, copie um efeito permanente aberto na área de outra pessoa.
rulebook-culture-1 = As Artes são a exceção: não têm níveis nem sacrifício. É preciso ter mais do que cada um dos outros; tantas quanto o seguinte não basta, mas uma só carta pode bastar.
rulebook-culture-2 = A Inspiração se usa uma vez por turno. Você pode copiar o nível 1 ou o nível 2, o que estiver aberto a outro jogador naquele momento, e o executa como se fosse seu.
rulebook-culture-3 = Você não pode copiar um efeito que a sua própria área de jogo já abre, e uma cópia toma o lugar do seu efeito permanente daquela esfera neste turno.
rulebook-culture-4 = A Moeda das Artes fica onde você copiou, até começar o seu próximo turno ou até você deixar de ter mais cartas de Artes do que todos os outros. É um lembrete e não faz nada.

## Carrying out effects

rulebook-doing = Como os efeitos são executados
rulebook-doing-1 = Você só pode começar um efeito se consegue fazer a primeira parte inteira. A Expiação pede duas cartas na mão, a República duas na pilha de descarte, o Monopólio e a Pesquisa duas na sua área de jogo. O Ataque pede uma carta além da que você entrega, o Embargo e a Democracia pedem um alvo.
rulebook-doing-2 = O que vem depois é feito até onde dá, e é obrigatório. Se um Embargo ou a mão vazia impede você de baixar uma carta, você simplesmente não a baixa.
rulebook-doing-3 = Você pode usar a Descoberta com o baralho vazio, e a Inquisição contra uma mão vazia. Nada mais acontece então.
rulebook-doing-4 = Cartas viradas para baixo ficam, mesmo que a coluna debaixo delas desapareça.

## The end of a turn

rulebook-end = O fim de um turno
rulebook-end-1 = Quando você já comprou, as cartas de Embargo à sua frente vão para a pilha de descarte.
rulebook-end-2 = Então se olha a Hegemonia: { $goal } cartas de uma esfera, ou { $duel } com dois jogadores, e mais uma para cada carta de Democracia sobre ela. Se a sua área de jogo tem tantas, você vence na hora.
rulebook-end-3 = Só quem termina o turno pode vencer assim. Durante um turno, ou enquanto outra pessoa joga, o número ainda não quer dizer nada.
rulebook-end-4 = Se o baralho acabou até então, é a última rodada. Ninguém mais compra, e a partida termina quando seria de novo a vez do primeiro jogador. Assim todos tiveram o mesmo número de turnos.
rulebook-end-5 = Um baralho parado também encerra a partida. Quando todos jogaram dez turnos seguidos sem que saísse nenhuma carta do baralho, ele conta como vazio: ninguém mais compra dele, e a última rodada começa com esse turno.

## The majority

rulebook-majority = A Dominação
rulebook-majority-1 = Se a partida termina assim, cada esfera vale um ponto para quem tem mais cartas nela. Todos os que empatam em primeiro ganham o ponto. Sem carta não há ponto.
rulebook-majority-2 = Vence quem tem mais pontos. No empate, decidem mais cartas de Utopia, depois Artes, Ciência, Economia, Religião e Poder Militar, nesta ordem.
rulebook-majority-3 = Se tudo isso for igual, a vitória é dividida.

## Teams

rulebook-teams = Equipes
rulebook-teams-1 = Quatro podem jogar dois contra dois. Parceiros sentam-se frente a frente.
rulebook-teams-2 = Se um deles chega à Hegemonia, os dois vencem.
rulebook-teams-3 = Na Dominação, uma equipe ganha um ponto por esfera em que um dos seus jogadores tem mais cartas do que todos, e só um por esfera, mesmo que sejam os dois. Se as equipes empatam em uma esfera, ambas ganham o ponto. Se têm os mesmos pontos, somam-se as cartas dos dois parceiros e compara-se na ordem de sempre.
rulebook-teams-4 = Parceiros são outros jogadores como todos: o seu Ataque os atinge, e você pode escolhê-los para os seus efeitos. Um não vê a mão do outro.

## Options

rulebook-options = Opções de uma mesa
rulebook-options-1 = As edições impressas não concordam em tudo. Quem abre uma mesa pode escolher:
rulebook-options-2 = Depois do draft, o primeiro jogador pode ser o primeiro a pegar uma carta do centro, e segue-se no sentido horário.
rulebook-options-3 = Na última rodada, cada um dos outros pode ter mais um turno depois de quem comprou a última carta.
rulebook-options-4 = A Democracia pode ser colocada em qualquer esfera de um jogador, mesmo onde ele não tem carta.
rulebook-options-5 = Um limite de mão ampliado pode valer só com as suas cartas: se na compra você já não tem cartas de Religião suficientes, ou já não poderia copiar o efeito, vale o limite menor.
rulebook-options-6 = Um baralho parado pode contar como vazio após menos ou mais de dez rodadas, ou nunca.

## Who knows what

rulebook-knowing = Quem sabe o quê
rulebook-knowing-1 = Aberto a todos: as áreas de jogo e o que está virado para baixo nelas, a pilha de descarte, quantas cartas de que Era há em cada mão e no baralho, a moeda e o que foi usado neste turno.
rulebook-knowing-2 = Só seu: as esferas das cartas da sua mão. Ninguém conhece a ordem do baralho nem as cartas separadas.
rulebook-knowing-3 = A Inquisição mostra uma mão a quem a pega, e a mais ninguém. Do que viu você pode se lembrar; a mesa se lembra por você.
rulebook-knowing-4 = Em um draft você sabe o que passou, e ninguém sabe com o que você ficou.

## Advice

rulebook-tips = Bons conselhos
rulebook-tips-1 = Olhe as colunas dos outros antes das suas. Quem está a uma ou duas cartas de vencer precisa ser parado nesta rodada, e alguém tem de fazer isso.
rulebook-tips-2 = Um sacrifício custa uma carta a você, e muitas vezes custa um turno inteiro a um rival.
rulebook-tips-3 = Efeitos gostam de companhia. O Poder Militar joga fora o que a Utopia traz de volta. A Religião enche a mão que a Economia e a Ciência esvaziam sobre a mesa.
rulebook-tips-4 = Use primeiro o que traz cartas, depois o que as põe na mesa.
rulebook-tips-5 = Saiba o que resta: o baralho mostra quantas cartas há de cada Era, e o contador de cartas, de que esferas.
rulebook-tips-6 = Conte esferas tanto quanto cartas. A Dominação é de quem a viu chegar.

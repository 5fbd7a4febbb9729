## The course

learn-title = Aprenda a jogar
learn-lead = Partidas curtas que começam no meio, onde a coisa fica interessante. Você joga, o jogo responde, e nada do que você tentar dá errado.
learn-lessons = Lições
learn-progress = { $count } de { $total } lições feitas
learn-is-done = feita
learn-begin = Começar
learn-go-on = Continuar: { $title }
learn-again = Mais uma vez
learn-book = O livro de regras completo
learn-first-game = Jogar uma partida
error-no-lesson = Essa lição não existe.

## A lesson

learn-step = Passo { $number } de { $total }
learn-teacher = Lição
learn-show-me = Mostre
learn-take-back = Desfazer
learn-restart = Recomeçar
learn-next = Próxima lição
learn-all = Todas as lições
learn-well-done = Muito bem!
learn-not-quite = Quase
learn-hint-touch = Toque no que brilha: { $actions }.
learn-got-it = Entendi
learn-leads = venceria
# The other players of the lessons, by seat.
learn-name-2 = Cleo
learn-name-3 = Marco
learn-name-4 = Naomi
learn-mistake = Isso é permitido, mas deixa o objetivo deste passo fora de alcance. Desfaça e tente outra coisa.
learn-democracy-mistake = Ainda falta só uma carta de Ciência para Cleo. Desfaça e coloque a Democracia sobre a Ciência dela.
learn-detour = Isso é permitido, e outro dia pode ser uma boa ideia. Aqui, afasta você do assunto deste passo. Desfaça por enquanto.

## A turn

learn-turn = Um turno, e como se vence
learn-turn-about = Baixe uma carta, compre uma carta e junte cartas suficientes de uma esfera.
learn-turn-1 = Boas-vindas! Estas são as suas cartas, separadas por esfera: você tem cinco de Artes. Com três jogadores, { $goal } cartas de uma esfera vencem a partida. Toque na carta de Artes da sua mão e baixe-a.
learn-turn-1-mistake = Uma bela carta, mas é em Artes que você está perto de vencer. Desfaça e baixe Artes.
learn-turn-2 = Seis! Antes de o turno acabar você pode usar efeitos; as próximas lições falam deles. Por enquanto, termine o seu turno: você compra até ter { $limit } cartas de novo.
learn-turn-3 = Cleo e Marco baixaram uma carta cada um. E você comprou mais uma de Artes: baixe-a.
learn-turn-3-mistake = Assim você fica com seis. Desfaça e baixe Artes.
learn-turn-4 = Sete, e você ainda não venceu: as cartas só são contadas no fim do seu próprio turno. Então termine-o.
learn-turn-end = Isso é a Hegemonia, o jeito rápido de vencer: { $goal } cartas de uma esfera com três ou quatro jogadores, { $duel } com dois, no fim do seu próprio turno. Mas os seus amigos não vão só olhar. Eles têm efeitos, e você também.

## Military

learn-military = Poder Militar: abrir espaço e atacar
learn-military-about = Jogue fora o que não serve e derrube o que os outros constroem.
learn-military-1 = Vocês são quatro, então { $first } cartas de uma esfera abrem o efeito de nível 1 e { $second } o de nível 2. (Com dois ou três jogadores, são { $smallfirst } e { $smallsecond }.) As suas três cartas de Poder Militar abrem o Assassinato: descarte uma carta da sua mão. Use-o com uma das suas cartas de Religião.
learn-military-1-mistake = Use o Assassinato antes que o turno acabe: é de graça, e você vai comprar uma carta a mais.
learn-military-2 = Por que jogar cartas fora? Porque no fim do turno você compra até ter { $limit } cartas: agora, duas novas em vez de uma. Termine o seu turno.
learn-military-3 = Marco já tem seis cartas de Religião; com mais uma, vence. Você comprou Poder Militar: baixe a carta, e o nível 2 é seu.
learn-military-3-mistake = Sem uma quarta carta de Poder Militar, o nível 2 continua fechado. Desfaça e baixe Poder Militar.
learn-military-4 = A Expiação está aberta: descarte duas cartas. Em um turno você pode usar o nível 1 ou o nível 2 de uma esfera, nunca os dois. Use a Expiação e abra espaço para cartas novas.
learn-military-4-mistake = Cada esfera dá só um dos seus dois níveis por turno. Desfaça e use a Expiação.
learn-military-5 = E agora, Marco. Toda esfera menos Artes tem também um sacrifício, uma vez por turno além do efeito permanente: você abre mão de uma carta por algo forte. O do Poder Militar é o Ataque: escolha uma esfera e descarte uma carta dela da sua área de jogo; todos os outros que têm essa esfera também perdem uma carta. Faça Marco descer.
learn-military-5-mistake = Marco continua com seis cartas de Religião. O Ataque atinge a esfera da carta que você descarta, então escolha Religião.
learn-military-end = Marco voltou a cinco. Custou duas cartas e salvou a partida. Cartas novas a cada turno e um martelo para quem chega perto demais: isso é o Poder Militar.

## Religion

learn-religion = Religião: a mão cheia de cartas
learn-religion-about = Tenha cinco ou sete cartas na mão, e olhe a mão de alguém.
learn-religion-1 = Com três jogadores, { $first } cartas abrem o nível 1 e { $second } abrem o nível 2. As suas quatro cartas de Religião abrem a Escritura Sagrada: neste turno você compra até ter cinco cartas em vez de { $limit }. Use-a.
learn-religion-1-mistake = A Escritura Sagrada precisa ser usada antes que o turno acabe. Desfaça e use-a.
learn-religion-2 = Ainda não se vê nada: ela conta na hora de comprar. Termine o seu turno e olhe a sua mão.
learn-religion-3 = Cinco cartas para escolher! Baixe Religião para chegar ao nível 2 e use o Direito Divino: desta vez você vai comprar até ter sete.
learn-religion-3-mistake = O Direito Divino pede { $second } cartas de Religião na sua área de jogo e toma o lugar da Escritura Sagrada. Desfaça.
learn-religion-4 = Mas veja: Cleo tem seis cartas de Economia e só falta uma. O que será que ela tem na mão? Sacrifique uma carta de Religião para a Inquisição e escolha Cleo. Você pega a mão inteira dela e devolve outras tantas cartas, as que quiser. Fique com toda a Economia.
learn-religion-4-mistake = Cleo ainda poderia baixar Economia e vencer. Desfaça e deixe outras cartas para ela.
learn-religion-5 = A sua Religião caiu abaixo do nível 2, mas o Direito Divino foi usado antes e continua valendo. Termine o seu turno: você compra até ter sete, e Cleo tem de baixar o que você deixou.
learn-religion-end = Cleo ficou sem Economia. Uma mão grande dá escolha a você, e uma Inquisição tira a dos outros. Mas não espere demais: na Era III não há cartas de Religião.

## Economy

learn-economy = Economia: sai o velho, entra o novo
learn-economy-about = Troque as cartas que sobram pelas que faltam, e segure uma rival por um turno.
learn-economy-1 = Vocês são dois, então são precisas { $goal } cartas para vencer. As suas três cartas de Economia abrem o Desenvolvimento: descarte qualquer carta da sua área de jogo e baixe na hora uma da sua mão. Troque algo que você não coleciona por Economia.
learn-economy-1-mistake = Assim você não terá quatro cartas de Economia. Desfaça: descarte uma carta de outra esfera e depois baixe Economia.
learn-economy-2 = Você baixou duas cartas em um turno: é assim que se toma a frente. Termine o seu turno.
learn-economy-3 = Cleo tem sete cartas de Ciência! Depressa: baixe Economia para chegar ao nível 2 e use o Monopólio: descarte duas cartas e baixe duas. No fim, você deve ter seis cartas de Economia.
learn-economy-3-mistake = Depois do Monopólio você quer seis cartas de Economia à sua frente. Desfaça e descarte cartas de outras esferas.
learn-economy-4 = Seis não bastam, e Cleo vence no próximo turno se baixar Ciência. Sacrifique uma carta de Economia para o Embargo e coloque-a sobre a Ciência dela: no próximo turno ela não pode baixar nenhuma.
learn-economy-4-mistake = Cleo ainda pode baixar Ciência e vencer. Desfaça e coloque o Embargo sobre a Ciência dela.
learn-economy-5 = Termine o seu turno: você compra três cartas, e Cleo tem de baixar outra coisa.
learn-economy-6 = O Embargo acabou, então Cleo vai vencer no próximo turno. Mas este é seu, com cinco cartas de Economia na mesa e três na mão. Dá para vencer agora?
learn-economy-6-mistake = Não chega a { $goal }. Baixe Economia e use o Monopólio: descarte duas cartas de outras esferas, baixe duas de Economia e termine o seu turno.
learn-economy-end = De cinco a oito em um único turno. A Economia faz de qualquer carta a que você precisa, e um Embargo compra o turno que falta.

## Science

learn-science = Ciência: pegue de volta e repense
learn-science-about = Pegue cartas de volta, baixe outras melhores e procure no baralho.
learn-science-1 = Você coleciona Religião: quatro na mesa, uma na mão. As suas três cartas de Ciência abrem o Experimento: pegue de volta uma carta da sua área de jogo e baixe uma. Pegue Poder Militar ou Economia e baixe Religião. Nada se perde!
learn-science-1-mistake = Você quer cinco cartas de Religião, e as três de Ciência devem ficar. Desfaça e pegue Poder Militar ou Economia.
learn-science-2 = Cinco cartas de Religião, e a que você pegou espera na sua mão. Termine o seu turno.
learn-science-3 = Com quatro jogadores, o nível 2 abre com { $second } cartas. Baixe Ciência.
learn-science-3-mistake = O nível 2 pede uma quarta carta de Ciência. Desfaça e baixe Ciência.
learn-science-4 = A Pesquisa faz o mesmo com duas cartas: pegue duas, baixe duas. Você pode até baixar uma carta que acabou de pegar. Chegue a seis cartas de Religião e quatro de Ciência.
learn-science-4-mistake = No fim deve haver seis cartas de Religião e quatro de Ciência à sua frente. Desfaça e tente outro par.
learn-science-5 = Agora o sacrifício, e por último, porque custa uma carta de Ciência e, com ela, o nível 2. A Descoberta: compre cinco cartas e descarte cinco da sua mão. Guarde uma carta de Religião: será a sua sétima.
learn-science-5-mistake = A sua sétima carta de Religião foi para a pilha de descarte. Desfaça e guarde-a.
learn-science-end = Seis na mesa, a sétima na mão. A Ciência não desperdiça nada: o que não serve volta para a mão, e cinco cartas novas estão a um sacrifício de distância. A ordem é sua, e faz diferença.

## Utopia

learn-utopia = Utopia: o passado volta
learn-utopia-about = Pegue o que os outros jogaram fora e afaste a meta de uma rival.
learn-utopia-1 = Era III, a única que tem cartas de Utopia. Você tem quatro, o que abre a Oligarquia: pegue qualquer carta da pilha de descarte, que é aberta a todos. Pegue Utopia.
learn-utopia-1-mistake = Há Utopia na pilha, e é isso que você coleciona. Desfaça.
learn-utopia-2 = Você já tem { $limit } cartas, então não compra nenhuma, mas uma delas foi escolha sua. Termine o seu turno.
learn-utopia-3 = Baixe Utopia: { $second } cartas abrem o nível 2.
learn-utopia-3-mistake = O nível 2 pede uma quinta carta de Utopia. Desfaça e baixe Utopia.
learn-utopia-4 = A República pega duas cartas da pilha. Restam lá duas de Utopia: pegue as duas.
learn-utopia-4-mistake = Duas cartas de Utopia esperavam na pilha. Desfaça e use a República para as duas.
learn-utopia-5 = Cleo tem seis cartas de Ciência; com a sétima, vence. Sacrifique uma carta de Utopia para a Democracia e coloque-a sobre a Ciência dela: de agora em diante ela precisa ali de uma carta a mais.
learn-utopia-6 = Ao contrário de um Embargo, ela fica até o fim da partida. Termine o seu turno e observe Cleo.
learn-utopia-end = Sete cartas de Ciência e nenhuma vitória: agora Cleo precisa de oito, e uma segunda Democracia pediria nove. Você, enquanto isso, tem duas cartas de Utopia que outros largaram.

## Culture

learn-culture = Artes: aprender com os outros
learn-culture-about = Nem níveis nem sacrifício: copie o que outra pessoa sabe fazer.
learn-culture-1 = As Artes são diferentes. Não têm níveis nem sacrifício; mas, se você tem mais cartas de Artes do que cada um dos outros, pode copiar um efeito de alguém, uma vez por turno. Você e Marco têm duas cada um, e empate não basta. Baixe Artes.
learn-culture-1-mistake = Você continua empatando com Marco. Desfaça e baixe Artes.
learn-culture-2 = Ninguém tem tantas Artes quanto você: a Inspiração está aberta. Você tem duas cartas de Religião na mão e cinco na mesa. A Economia de Cleo e a Ciência de Naomi estão no nível 2. Copie um dos efeitos delas e chegue a sete cartas de Religião.
learn-culture-2-mistake = Assim as duas cartas de Religião não chegam à mesa. Desfaça e abra mão de cartas de outras esferas.
learn-culture-3 = A Moeda das Artes marca o efeito que você copiou; não faz mais nada. Sete cartas de Religião: termine o seu turno.
learn-culture-end = Você venceu com um efeito que nem era seu. Lembre-se: não se copia o que a sua própria área de jogo já abre, e uma cópia conta como o seu único efeito permanente daquela esfera neste turno.

## Attack

learn-attack = Ataque: pare o líder
learn-attack-about = Falta uma carta para um rival vencer. E agora?
learn-attack-1 = Marco tem seis cartas de Ciência e mais três na mão: e se uma for de Ciência? O Ataque poderia tirar uma dele, mas só se você abrir mão de uma carta de Ciência da sua área de jogo, e não há nenhuma. O que você baixa?
learn-attack-1-mistake = Uma boa carta para você, mas aí não há Ciência para atacar, e Marco vence. Desfaça.
learn-attack-2 = Essa carta é o preço. Sacrifique uma carta de Poder Militar para o Ataque e escolha Ciência.
learn-attack-2-mistake = Marco continua com seis cartas de Ciência. Desfaça e ataque a Ciência.
learn-attack-3 = Todos os que tinham Ciência perderam uma carta: Marco, e Cleo com ele. Termine o seu turno e veja se ele vence.
learn-attack-end = Ele baixou a carta e tem seis de novo, não sete. Se ninguém para o líder, o líder vence: preste atenção aos avisos da mesa e pague o preço enquanto há tempo. Não precisa ser sempre você; mas combinem quem.

## Embargo and Democracy

learn-answers = Embargo ou Democracia?
learn-answers-about = Mais duas respostas a uma ameaça: uma por um turno, outra para sempre.
learn-answers-1 = Falta uma carta de Ciência para Cleo, e você não tem Ciência para atacar. A sua Economia pode ajudar: sacrifique uma carta para o Embargo e coloque-a sobre a Ciência dela.
learn-answers-1-mistake = Cleo ainda pode baixar Ciência. Desfaça e coloque o Embargo sobre a Ciência dela.
learn-answers-2 = No próximo turno Cleo não pode baixar Ciência, nem como carta do turno nem por um efeito. Termine o seu turno.
learn-answers-3 = O Embargo foi para a pilha de descarte, e ainda falta uma carta para Cleo. Baixe uma carta e coloque a Democracia sobre a Ciência dela: essa fica.
learn-answers-4 = Agora ela precisa de oito. Termine o seu turno e veja.
learn-answers-end = Sete já não bastam para Cleo. O Embargo vale por um turno: o melhor quando você vence nesse meio-tempo. A Democracia é para sempre: a melhor contra uma coluna que não para de crescer. E a Inquisição pode tirar de uma mão a carta que falta. Agora você conhece as quatro respostas.

## The majority

learn-majority = Quando o baralho acaba
learn-majority-about = Ninguém chegou à Hegemonia? Então decide a Dominação. Veja-a chegar.
learn-majority-1 = Restam três cartas no baralho; ninguém mais chega à Hegemonia. No fim, cada esfera dá um ponto a quem tem mais cartas nela, e a todos os que empatam. Marco está à frente em quatro esferas, você em duas. Baixe uma carta que deixe você a um ponto dele.
learn-majority-1-mistake = Marco continua dois pontos à frente. Onde vocês estão empatados, ou falta só uma carta? Desfaça e olhe de novo.
learn-majority-2 = A previsão mostra: um ponto atrás. Termine o seu turno, e os outros vão comprar as últimas cartas.
learn-majority-3 = O baralho acabou: é a última rodada. Ninguém mais compra, e acaba quando todos tiverem jogado o mesmo número de turnos. Cleo começou, então o último turno de todos é seu. Baixe a carta que faz você vencer.
learn-majority-3-mistake = Com isso você não vence. Olhe a previsão: onde uma carta faz a diferença? Desfaça.
learn-majority-4 = Marco tem tantos pontos quanto você. Aí decidem mais cartas de Utopia, depois Artes, Ciência, Economia, Religião e Poder Militar. Em Utopia também há empate, e em Artes você está à frente. Termine a partida.
learn-majority-end = Uma vitória no desempate, e por ter visto a hora chegar. Fique de olho na previsão desde o primeiro turno: quem conta esferas enquanto os outros contam até sete costuma vencer.

## The draft

learn-draft = O draft
learn-draft-about = Escolha as suas primeiras cartas em vez de recebê-las.
learn-draft-1 = Com o draft, todos começam com quatro cartas, guardam uma em segredo e passam três para a esquerda. A Era I é rica em Religião: fique com Religião.
learn-draft-1-mistake = Você pode ficar com o que quiser, mas aqui coleciona Religião. Desfaça.
learn-draft-2 = As cartas de Marco chegaram até você, menos uma: ele ficou com ela. Fique de novo com Religião e passe duas.
learn-draft-2-mistake = Havia Religião entre elas. Desfaça e fique com ela.
learn-draft-3 = As duas últimas, com que Cleo começou. Fique com uma; a outra vai aberta para o centro.
learn-draft-3-mistake = Havia Religião. Desfaça e fique com ela.
learn-draft-4 = Três cartas de Religião na mão! Agora cada um pega uma carta do centro, direto para a sua área de jogo. Cleo, que é o primeiro jogador, fica por último, e você, à direita dela, escolhe antes de todos. Escolha.
learn-draft-4-mistake = Havia Religião no centro. Desfaça.
learn-draft-end = Três na mão e uma na mesa, todas iguais. Com o draft você tem um plano antes do primeiro turno, e um palpite sobre o dos outros: você viu o que passou.

## Teams

learn-teams = Dois contra dois
learn-teams-about = A vitória do seu parceiro também é sua. Dê uma mão.
learn-teams-1 = Você e Marco, que está à sua frente, jogam contra Cleo e Naomi. Se um de vocês tiver a Hegemonia, os dois vencem. Marco tem seis cartas de Ciência e suspira: nenhuma Ciência na mão. Mas você tem uma! A Inquisição também funciona com o parceiro: pegue a mão dele e devolva o que ele precisa.
learn-teams-1-mistake = Marco continua sem carta de Ciência. Desfaça e dê a sua a ele.
learn-teams-2 = Cleo joga antes de Marco; tomara que não tenha percebido. Termine o seu turno.
learn-teams-end = Marco baixou a sua carta, e vocês dois venceram. Se chegar à Dominação, uma equipe ganha um ponto por esfera em que um dos seus tem mais cartas. E cuidado com os seus Ataques: eles atingem também o parceiro.

## civ serve: help

about-serve = Abrir mesas: os amigos jogam por um link, os programas pela API, e cada partida é guardada. As opções valem mais que o ambiente.
help-serve = mesas para seus amigos, no navegador; o que civ faz sem comando
help-serve-host = endereço em que escutar; 0.0.0.0 deixa entrar a rede local (127.0.0.1; { $variable })
help-serve-port = porta em que escutar, 0 para qualquer uma livre (8420, ou uma livre se estiver ocupada; { $variable })
help-serve-data = pasta onde tudo é guardado (sua pasta de dados; { $variable })
help-serve-web = pasta de um cliente web a servir em vez do que vem junto ({ $variable })
help-serve-no-browser = não abrir o navegador ({ $variable }=1)
help-serve-url = endereço público, se houver um proxy na frente do servidor ({ $variable })
help-serve-proxy = endereços ou redes dos proxies cujos cabeçalhos X-Forwarded são aceitos, separados por vírgulas (nenhum; { $variable })
help-serve-bot-threads = quantos bots podem pensar ao mesmo tempo (metade dos núcleos; { $variable })
help-serve-bot-seconds = quantos segundos o expert pode pensar em uma escolha (1; { $variable })
help-serve-longest-queue = quantos comandos podem esperar para ser gravados antes que outros sejam recusados (1024; { $variable })

## Why a server cannot start

error-usage-url = { $argument } não pode ser “{ $value }”; é um endereço como https://civ.example.
error-usage-networks = { $argument } não pode ser “{ $value }”; são endereços ou redes como 10.0.0.1,10.1.0.0/16.
error-port-taken = A porta { $port } está ocupada. Escolha outra, ou tire --port para usar uma livre.
error-port-forbidden = Você não pode escutar na porta { $port }. Escolha uma acima de 1023.
error-host-unusable = “{ $host }” não é um endereço desta máquina.

## While it runs

serve-address = CIV está em { $url } · Ctrl-C encerra.
serve-network = Na sua rede local: { $url }

## Requests that are refused

error-json-not-text = Isto não é texto em UTF-8.
error-json-malformed = Isto não é JSON a partir do caractere { $position }.
error-json-number = Há no JSON um número que não pode ser usado.
error-json-field-twice = O campo “{ $field }” aparece duas vezes.
error-json-too-deep = O JSON está aninhado em mais de { $deepest } níveis.
# $path is a place in the JSON, such as $.rules.players.
error-bad-field = { $path } falta, é desconhecido ou não é do tipo certo.
error-bad-query = O parâmetro “{ $name }” falta ou não é do tipo certo.
error-bad-request = Não dá para entender este pedido.
error-body-too-large = Isto passa dos { $limit } bytes aceitos.
error-no-route = Não há nada aqui.
error-wrong-method = Isso não pode ser feito aqui; o cabeçalho Allow diz o que pode.
error-unknown-host = Este servidor não é conhecido por esse nome.
error-cross-site = Este pedido veio de outro site e foi recusado.
error-too-many = Pedidos demais. Tente de novo em { $seconds } s.
# $reference is also in the server's log.
error-internal = Algo deu errado no servidor. No registro dele está como { $reference }.

## The server's own pages

page-lead = O jogo de cartas das civilizações, para dois a quatro jogadores.
page-running = O servidor está funcionando, e cada partida jogada nele é guardada.
page-terminal = No terminal
page-programs = Para programas
page-about-api = tudo o que a API sabe fazer, em uma página
page-about-openapi = o mesmo como descrição OpenAPI
page-about-health = se o servidor consegue fazer seu trabalho
page-about-metrics = números para o Prometheus
page-unofficial = Uma versão não oficial, feita por fãs.

page-api-title = A API
page-api-lead = Cada rota e cada tipo. O mesmo para programas:
page-api-routes = Rotas
page-api-types = Tipos
page-api-body = corpo
page-api-needed = obrigatório

## The web client

shell-no-script = Esta página precisa de JavaScript. Sem ele, civ join --plain permite jogar no terminal.

## The page that checks a shuffle

shuffle-about = Carregue o arquivo de uma partida terminada. Esta página o confere sozinha, no seu aparelho: a semente deve combinar com o número mostrado antes da distribuição, e as cartas devem sair da semente e das palavras de todos.
shuffle-no-script = Esta página precisa de JavaScript. No terminal, civ verify faz o mesmo.
shuffle-load = O arquivo da partida
shuffle-commitment = A semente é a prometida.
shuffle-first = O primeiro jogador sai dela.
shuffle-deck = O baralho sai dela, carta por carta.
shuffle-removed = As cartas retiradas saem dela.
shuffle-good = Está tudo certo.
shuffle-bad = Algo está errado.
shuffle-unread = Este não é o arquivo de uma partida com sua semente.
shuffle-compare = Compare o número abaixo com o que você viu antes da distribuição.
shuffle-keep = Guardar esta página em um arquivo que não precisa de rede

import type { explanations as spanish } from '#shared/words/es/ai/explanations.ts'

export const explanations: typeof spanish = {
  trend:
    'Não tenho o histórico de preços por região, então não digo quanto cada uma subiu: digo o que os anúncios pedem hoje e, de cada anúncio, se o preço mudou desde que foi publicado. Pergunte quanto pedem em dois lugares e eu comparo.',
  beach:
    'O Paraguai não tem mar. Perto da água há casas em San Bernardino, no lago Ypacaraí, e em Encarnación, junto ao rio Paraná: procure «casas em San Bernardino» ou «casas em Costanera, Encarnación».',
  duplex:
    'Um dúplex é uma moradia de dois andares; aqui costuma dividir uma parede com outra igual e ter entrada própria.',
  studio: 'Um monoambiente é uma quitinete: um só ambiente, com banheiro e cozinha.',
  penthouse: 'Um penthouse é a cobertura: o apartamento do último andar, quase sempre com terraço.',
  condominium:
    'Um condominio é um conjunto de moradias com áreas comuns que todos pagam, com taxa e regulamento.',
  ph: 'PH é propiedad horizontal: unidades com dono próprio num mesmo prédio ou terreno, com partes comuns e regulamento. Alguns anúncios usam também por penthouse.',
  house: 'Uma casa tem entrada e terreno próprios, e em geral não paga condomínio.',
  apartment: 'Um apartamento é uma unidade num prédio: divide os acessos e paga condomínio.',
  fees: 'As expensas são o condomínio: o que cada unidade paga por mês pelo que é comum no prédio. Quem paga num aluguel está no contrato.',
  quincho: 'Um quincho é o espaço coberto com churrasqueira para comer e receber gente.',
  storage: 'Uma baulera é um depósito pequeno que pertence a um apartamento, em geral no subsolo.',
  serviceRoom:
    'A dependencia é o quarto com banheiro para empregados; muitos usam de depósito ou escritório.',
  ambientes:
    'Os ambientes contam também a sala: «3 ambientes» são dois quartos e uma sala. Aqui se costuma contar por quartos.',
  plot: 'Um lote é um terreno já dividido, em geral de um loteamento; terreno se diz de qualquer um.',
  flood:
    'Em Assunção, as notícias das cheias do rio de 2015 e 2019 citam os Bañados e partes de Tablada Nueva, San Juan, Santa Ana, San Cayetano, Tacumbú e Ricardo Brugada (a Chacarita). Rua por rua eu não meço: os anúncios não dizem. Vá ver depois de uma chuva forte, pergunte aos vizinhos e à municipalidade, e veja se a rua tem escoamento.',
  floodElsewhere:
    'De enchentes dessa cidade não tenho dados, e os anúncios não dizem: o que fica perto de um rio ou arroio se olha primeiro. Vá ver depois de uma chuva forte, pergunte aos vizinhos pelas enxurradas e à municipalidade pela zona, e veja se a rua tem escoamento.',
  building:
    'Quanto custa construir eu não sei: aqui há anúncios de imóveis, não orçamentos de obra. Peça dois ou três a construtores ou arquitetos. Posso dizer quanto pedem por terrenos e casas prontas de uma zona.',
  livingCosts:
    'Quanto se gasta em luz, água, mercado ou escola eu não meço. Posso dizer quanto pedem de aluguel e que despesas dizem os anúncios.',
  schools:
    'Que escola é boa não meço, nem quanto cada bairro fica de todas. Diga o nome de uma escola e digo que bairros ficam perto e o que há ali: «bairros perto do American School», «casas perto do Colegio San José».',
  bankOrHome:
    'Quanto um banco paga hoje por um depósito não tenho: pergunte a taxa de um CDA na mesma moeda e compare com o que um aluguel deixa depois de gastos. O banco não dá trabalho e se resgata no vencimento; o imóvel dá aluguel, pode subir ou baixar de preço e demora a vender. Não é um conselho financeiro.',
  timing:
    'Não prevejo preços nem o dólar, e ninguém sabe de verdade. O que dá para olhar: se você ganha em guaranis, um dólar mais baixo barateia os anúncios em dólares; enquanto espera, paga aluguel; e cada anúncio diz há quanto tempo está e se já baixou, que é onde há mais margem para negociar. Diga zona e orçamento e mostro como está hoje.',
  hectare: 'Um hectare são 10.000 m², como um quadrado de 100 por 100 metros. Um acre são uns 4.047 m².',
  swap: 'Pode, se a outra parte aceitar: cada um põe preço no seu, a diferença se paga em dinheiro e as duas transferências se fazem por escritura. Escreva em «Enviar consulta» o que você oferece, onde fica e quanto pede, e antes de combinar peça o certificado do registro do que vai receber; os gastos e impostos de cada transferência quem diz é um escribano.',
  gated:
    'Um barrio cerrado (condomínio fechado) são lotes e casas próprias atrás de um portão, com ruas, guarda e áreas comuns pagas com uma taxa; um country soma esporte e clube. Compra-se o lote ou a casa, e o regulamento diz o que se pode construir.',
}

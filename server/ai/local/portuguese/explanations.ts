import type { explanations as spanish } from '#shared/words/es/ai/explanations.ts'

export const explanations: typeof spanish = {
  trend:
    'Não tenho o histórico de preços por região, então não digo quanto cada uma subiu: digo o que os anúncios pedem hoje e, de cada anúncio, se o preço mudou desde que foi publicado. Pergunte quanto pedem em dois lugares e eu comparo.',
  beach:
    'O Paraguai não tem mar. Perto da água há casas em San Bernardino, no lago Ypacaraí, e em Encarnación, junto ao rio Paraná: procure «casas em San Bernardino» ou «casas em Costanera, Encarnación».',
  succession:
    '«En sucesión» quer dizer que o dono morreu e um juiz ainda vai dizer quem herda. Até a sentença ser registrada, ninguém pode assinar a escritura: assinam-se cessões ou compromissos, com mais risco e mais espera, e por isso costuma-se pedir menos. Para vender, os herdeiros abrem o inventário com um advogado e depois fazem a escritura. Antes de pagar ou assinar, peça a um escribano ou advogado que veja o processo.',
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
  building:
    'Quanto custa construir eu não sei: aqui há anúncios de imóveis, não orçamentos de obra. Peça dois ou três a construtores ou arquitetos. Posso dizer quanto pedem por terrenos e casas prontas de uma zona.',
  livingCosts:
    'Quanto se gasta em luz, água, mercado ou escola eu não meço. Posso dizer quanto pedem de aluguel e que despesas dizem os anúncios.',
  scam: 'Não mande dinheiro antes de ver o imóvel e os papéis: pedir uma transferência ou um sinal antes de mostrar é indício de golpe. Visite, peça o título e o documento de quem oferece, e pague só com recibo ou contrato assinado. Se o anúncio é daqui, avise-nos pela página de contato.',
  verification:
    'O e-mail é confirmado pelo serviço com que você entra, não pelo Óga: confirme lá (veja também o spam) e entre de novo. A senha também se muda lá.',
  erasing:
    'Para excluir sua conta, entre em configuración e toque em «Eliminar cuenta»: apaga seus dados pessoais e fecha seus anúncios, para sempre.',
  schools:
    'Que escola é boa não meço, nem quanto cada bairro fica de todas. Diga o nome de uma escola e digo que bairros ficam perto e o que há ali: «bairros perto do American School», «casas perto do Colegio San José».',
  viewing:
    'Na visita, veja umidade e vazamentos, pressão da água, quadro elétrico, sinal e ruído, e vá em horários diferentes. Pergunte o que inclui o condomínio e quanto é, quem paga o quê, desde quando está livre e o que fica dentro. Se for comprar, também o título, os impostos em dia e se há obra ao lado. Tire fotos de como está antes de assinar.',
  permits:
    'A licença de obra é dada pela municipalidade do lugar, sobre plantas assinadas por um profissional; cada uma tem seus requisitos, taxas e limites de altura e recuo, que não tenho confirmados. Antes de comprar um terreno para construir, pergunte lá o que se pode, e veja água, luz, acesso e o título.',
  bankOrHome:
    'Quanto um banco paga hoje por um depósito não tenho: pergunte a taxa de um CDA na mesma moeda e compare com o que um aluguel deixa depois de gastos. O banco não dá trabalho e se resgata no vencimento; o imóvel dá aluguel, pode subir ou baixar de preço e demora a vender. Não é um conselho financeiro.',
  timing:
    'Não prevejo preços nem o dólar, e ninguém sabe de verdade. O que dá para olhar: se você ganha em guaranis, um dólar mais baixo barateia os anúncios em dólares; enquanto espera, paga aluguel; e cada anúncio diz há quanto tempo está e se já baixou, que é onde há mais margem para negociar. Diga zona e orçamento e mostro como está hoje.',
  noReply:
    'Sua consulta chega a quem anuncia por e-mail e fica entre as consultas enviadas; onde há botão de WhatsApp, tente por ali. Se em um ou dois dias não responder, escreva a outro anúncio parecido: a página de cada imobiliária diz quanto costuma demorar. Se um anúncio continua no ar e ninguém atende nunca, avise pela página de contato.',
  rentInsurance:
    'Um seguro-fiança substitui o fiador: se o inquilino não paga, a seguradora paga ao dono até o que diz a apólice, e depois cobra do inquilino. O que cobre, por quantos meses e quanto custa diz cada seguradora: não tenho preços confirmados. Há anúncios que dizem que garantia aceitam, e dá para perguntar antes de visitar.',
  offer:
    'Escreva por «Consultar» no anúncio com seu valor, como paga e até quando vale. Para defendê-lo, cada anúncio diz como está frente ao mercado, há quanto tempo está no ar e se já baixou: aí há margem. Se aceitarem, antes de dar sinal peça o certificado do registro, e que o combinado fique por escrito: preço, prazo, o que inclui e quando se devolve o sinal.',
  payingIn:
    'Os anúncios pedem em guaranis ou dólares. Outra moeda, cripto ou dinheiro vivo depende de quem vende aceitar: combine por escrito, com que câmbio e em que dia. O mais seguro é que o pagamento passe por um banco no dia da escritura, com o escribano presente; o banco e o escribano costumam pedir a origem do dinheiro, então leve os comprovantes.',
  rentingCosts:
    'Para entrar num aluguel costuma-se pagar o primeiro mês e um depósito de um ou dois meses, e às vezes um mês de comissão se há imobiliária: calcule de dois a quatro aluguéis. Quem decide é o proprietário, então pergunte antes. Diga a zona e os quartos, e digo quanto pedem.',
  neighbor:
    'Quem tem razão entre vizinhos eu não julgo. Por muros e limites valem o título e a planta: um agrimensor mede e um escribano revisa os papéis. Por barulho, umidade ou animais, fale com a administração do prédio, que tem um regulamento, ou com a municipalidade. Se não se acertarem, um advogado diz se vale mediar ou processar.',
  dispute:
    'Quem tem razão num conflito assim eu não julgo, e não dou conselho jurídico. Junte o contrato, os recibos e as mensagens, reclame por escrito e consulte um advogado, que diz se vale mediar ou processar. Se é por um anúncio daqui, avise-nos pela página de contato.',
  possession:
    'A posse é ocupar e usar um imóvel sem ser o dono registrado. Quem vende direitos de posse não passa o título, porque a propriedade só passa por escritura pública: por isso se costuma pedir menos, e o risco é seu. Antes de pagar, peça a um escribano ou advogado que veja em nome de quem está.',
  currency:
    'Pode ser nas duas moedas: cada anúncio diz a sua, e aqui mostro a outra ao câmbio do dia. Em qual se paga está no contrato: se você recebe em guaranis, um aluguel em guaranis não sobe com o dólar.',
  ownerOrAgency:
    'Com o dono você trata direto e não costuma haver comissão, mas os papéis quem confere é você: peça o título, o documento e um contrato escrito. Com uma imobiliária alguém filtra, mostra e faz o contrato, e pode cobrar comissão: pergunte quanto e quem paga. Cada anúncio diz quem publica, e as imobiliárias verificadas estão marcadas.',
  tenancy:
    'Isso quem diz é o contrato de aluguel: veja o que põe sobre visitas do dono, consertos, mudanças e sublocação. O que não disser, combine por escrito. Não tenho uma norma confirmada para citar: se já há um conflito, um advogado diz o que vale no seu caso.',
  delay:
    'O que vale é o contrato: veja a data de entrega, quanto pode atrasar, o que pagam por cada mês de atraso e quando você pode sair com o dinheiro de volta; se não diz, peça que ponham antes de assinar. Se já atrasou, reclame por escrito com o contrato e os recibos e consulte um advogado: o que cabe no seu caso não julgo. Quantas obras cada empresa entregou no prazo não meço: peça prédios prontos e fale com quem comprou lá.',
  hectare: 'Um hectare são 10.000 m², como um quadrado de 100 por 100 metros. Um acre são uns 4.047 m².',
  swap: 'Pode, se a outra parte aceitar: cada um põe preço no seu, a diferença se paga em dinheiro e as duas transferências se fazem por escritura. Escreva em «Consultar» o que você oferece, onde fica e quanto pede, e antes de combinar peça o certificado do registro do que vai receber; os gastos e impostos de cada transferência quem diz é um escribano.',
  gated:
    'Um barrio cerrado (condomínio fechado) são lotes e casas próprias atrás de um portão, com ruas, guarda e áreas comuns pagas com uma taxa; um country soma esporte e clube. Compra-se o lote ou a casa, e o regulamento diz o que se pode construir.',
  cashOrLoan:
    'À vista você não paga juros, fecha antes e pode negociar o preço, mas põe tudo num só bem. Com financiamento você guarda parte do dinheiro e paga a taxa do banco por anos, mais os gastos: compensa se o que você guarda rende mais que essa taxa, ou se a parcela não aperta. Peça a taxa em dois ou três bancos e me diga preço e entrada: calculo a parcela.',
  usualRental:
    'Há de tudo: cada anúncio diz se é mobiliado e o que inclui. Luz, água e internet costumam ser pagos à parte, e quem paga o condomínio diz o contrato. Dá para buscar por «mobiliado», e o que um anúncio não disser, pergunte na consulta antes de visitar.',
}

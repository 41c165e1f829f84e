import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { f } from '#shared/guides/facts/facts.ts'

export const pricingFaq = {
  setSalePrice: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: '¿Cómo pongo el precio de venta a mi casa? | pongo un precio alto para despues bajar? | cuanto de margen dejo para negociar al vender | q precio le pongo a mi terreno | cuanto pido por mi casa, no tengo idea | quiero vender y no se que valor ponerle al depto | como fijar el precio de salida de un inmueble | en cuanto pongo en venta | herede una casa y la quiero vender, a que precio la publico',
      en: 'How do I set the asking price of my house? | should I ask high and come down later | how much room for negotiation should I leave as a seller | how much should I ask for my property | start high and negotiate down, or price it right',
      pt: 'Como defino o preço de venda da minha casa? | não sei quanto pedir pelo meu imóvel | peço alto para baixar depois? | quanta margem deixo para negociar | por quanto coloco minha casa à venda | começo pedindo alto ou já ponho o valor justo?',
    },
    answer: {
      es: 'Mirá lo que piden los parecidos de tu zona, con superficie y estado similares, y ubicate cerca de la mediana con un margen chico para negociar. Empezar muy alto suele salir caro: se pierden las primeras semanas, que son las de más consultas. La calculadora te da el rango; para algo especial, pedí una tasación.',
      en: 'See what similar homes of your area ask, alike in size and condition, and place yours near the median with a small margin to negotiate. Starting far too high usually costs: the first weeks, which bring most inquiries, are lost. The calculator gives the range; for something unusual get an appraisal.',
      pt: 'Veja o que pedem os parecidos da sua zona, com área e estado similares, e fique perto da mediana com uma margem pequena para negociar. Começar alto demais costuma sair caro: perdem-se as primeiras semanas, as de mais consultas. A calculadora dá a faixa; para algo especial, peça uma avaliação.',
    },
  },
  saleDuration: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: 'Hace meses que publiqué y no se vende mi casa, ¿qué pasa? | por q nadie compra mi casa publicada hace meses | cuanto demora una venta desde que publico hasta que cobro | hace un año que esta en venta mi terreno y nada | en cuantos meses se suele vender una propiedad asi | llevo medio año con la propiedad publicada y nadie llama | en cuanto tiempo se vende una casa normalmente | tengo el terreno en venta hace rato y ni una oferta | cuánto tarda una venta | señorita, hace un año puse mi casita en venta y sigue ahi, que hago mal',
      en: "My house has been for sale for months, why does nobody buy it? | how long does a sale take from listing to getting paid | my land has been on the market for a year and nothing | how many months does a sale usually take | average time to sell a house here | why won't my apartment sell",
      pt: 'Faz meses que minha casa está à venda e ninguém compra, por quê? | quanto demora uma venda desde o anúncio até receber | meu terreno está à venda há um ano e nada | quanto tempo demora pra vender um imóvel | por que meu apê não vende?',
    },
    answer: {
      es: `Suele ser el precio, la zona o los papeles, y de eso depende cuánto tarda: lo bien puesto puede irse en semanas y lo caro quedar meses. Después de acordar, hasta la inscripción suelen pasar unos ${f.transferTime}. Si en tres semanas nadie consulta, revisá precio y fotos; si hay visitas pero no ofertas, preguntá qué les frenó.`,
      en: `It is usually the price, the area or the papers, and the time depends on them: what is well priced may go in weeks, what is dear may stay for months. Once agreed, registration usually takes about ${f.transferTime}. If nobody asks in three weeks, review price and photos; if there are visits but no offers, ask what held people back.`,
      pt: `Costuma ser o preço, a zona ou os papéis, e disso depende o tempo: o bem posicionado pode sair em semanas e o caro ficar meses. Depois de combinado, até o registro costumam passar uns ${f.transferTime}. Se em três semanas ninguém consulta, revise preço e fotos; se há visitas mas não ofertas, pergunte o que os freou.`,
    },
  },
  whenToLower: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: '¿Cuándo conviene bajar el precio de mi casa en venta? | cuanto bajo el precio si no se vende | le bajo el precio a mi terreno o espero | cuanto espero antes de rebajar lo que pido | ya es momento de rebajar lo que pido por la casa? | cuanto tiempo espero antes de hacer una rebaja | conviene un recorte grande o varios chiquitos | rebajar el precio pedido | mi mujer dice q achiquemos el precio, yo quiero aguantar un poco mas',
      en: 'When should I lower my asking price? | how much should I drop the price if it does not sell | lower it little by little or all at once | wait or reduce the price of my house | is it time for a price cut on my listing | viewings but no offers, should I drop the price',
      pt: 'Quando convém baixar o preço da minha casa à venda? | quanto baixo se não vende | baixo aos poucos ou de uma vez | já está na hora de baixar o preço da minha casa? | quando reduzir o preço pedido',
    },
    answer: {
      es: 'Cuando en varias semanas no hay consultas, o hay visitas y ninguna oferta, y las fotos y los datos ya están bien. Una baja que se note y te deje dentro del rango de los parecidos sirve más que muchas chiquitas, que dan la idea de apuro. Antes de bajar, mirá qué publicó nuevo tu competencia.',
      en: 'When several weeks bring no inquiries, or visits and no offers, and photos and facts are already good. One noticeable cut that brings you within the range of similar ones works better than many small ones, which look like hurry. Before lowering, see what new competition there is.',
      pt: 'Quando em várias semanas não há consultas, ou há visitas e nenhuma oferta, e as fotos e os dados já estão bons. Uma baixa que se note e o ponha na faixa dos parecidos serve mais que muitas pequenas, que dão ideia de pressa. Antes de baixar, veja o que a concorrência publicou.',
    },
  },
  lowOffer: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué hago si me ofrecen menos de lo que pido? | me hicieron una oferta muy baja por mi casa | acepto una oferta por debajo del precio | como hago una contraoferta como vendedor | el comprador me quiere bajar mucho el precio | me ofrecen menos pero al contado | me ofrecieron veinte mil menos por mi casa | me ofrecieron muy por debajo, la acepto o la rechazo? | el comprador me tiro una oferta ridicula por mi depto | conviene agarrar menos pero al contado | contraoferta al comprador | me da bronca que quieran pagar tan poco por mi casa, que respondo',
      en: 'What do I do with an offer below my asking price? | I got a very low offer for my house | how do I counteroffer as a seller | the buyer offers less but cash | a buyer made a lowball bid, how should I answer | how to counter an insulting offer as seller',
      pt: 'O que faço se oferecem menos do que peço? | recebi uma oferta muito baixa pela minha casa | como faço uma contraproposta como vendedor | me fizeram uma proposta muito baixa, o que respondo | como faço uma contraproposta ao comprador',
    },
    answer: {
      es: 'No la tomes a mal: respondé con una contraoferta y el porqué, los parecidos y lo que incluye. Pesá también cómo y cuándo paga: menos al contado y rápido puede valer más que tu precio atado a un crédito que falta aprobar. Decidí antes tu piso, contando comisión e impuestos, y pedí la oferta por escrito con plazo.',
      en: 'Do not take it badly: answer with a counteroffer and its reasons, similar homes and what is included. Weigh how and when they pay too: less in cash and soon may be worth more than your price tied to a loan not yet approved. Fix your floor beforehand, counting commission and taxes, and ask for the offer in writing with a deadline.',
      pt: 'Não leve a mal: responda com uma contraproposta e o porquê, os parecidos e o que inclui. Pese também como e quando paga: menos à vista e rápido pode valer mais que o seu preço preso a um crédito por aprovar. Decida antes o seu piso, contando comissão e impostos, e peça a oferta por escrito com prazo.',
    },
  },
  sellUrgently: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: '¿Cómo vendo urgente mi propiedad sin regalarla? | necesito plata rapido y quiero vender mi terreno | me compran la casa en efectivo hoy pero a mitad de precio | empresas que compran casas al toque | necesito la plata ya, como vendo rapido sin perder tanto | me voy del pais en un mes y tengo q largar la casa | venta apurada por deudas | vender rápido | mi hermano necesita operarse y tenemos que vender el terreno volando',
      en: 'How do I sell urgently without giving my home away? | I must sell right now because of debts | companies that buy houses for quick cash | someone offers half the price today in cash | need a quick sale without losing a fortune | are instant cash buyers a rip off',
      pt: 'Como vendo com urgência sem dar de graça? | empresas que compram casa rápido em dinheiro | preciso vender minha casa com urgência | comprador que paga na hora, é furada?',
    },
    answer: {
      es: 'Poné un precio claramente atractivo frente a los parecidos, tené los papeles listos y ofrecelo a varios a la vez: eso apura más que esperar. Con quien compra «al toque», compará su oferta con lo que piden en tu zona y no firmes nada sin un escribano. Si es por una deuda, hablá primero con el acreedor o un abogado.',
      en: 'Ask a clearly attractive price against similar ones, have the papers ready and offer it to several people at once: that speeds things up more than waiting. With instant buyers, compare the offer with prices of your area and sign nothing without a notary. If it is over a debt, first speak to the creditor or a lawyer.',
      pt: 'Ponha um preço claramente atraente diante dos parecidos, tenha os papéis prontos e ofereça a vários ao mesmo tempo: isso apressa mais que esperar. Com quem compra na hora, compare a oferta com os preços da zona e não assine nada sem um escribano. Se é por dívida, fale antes com o credor ou um advogado.',
    },
  },
  prepareHome: {
    more: { guide: 'selling', section: 'listing' },
    asked: {
      es: '¿Cómo preparo mi casa para mostrarla a los compradores? | conviene pintar la casa antes de mostrarla | como dejo el depto presentable para las visitas de compradores | q ordeno o arreglo antes de sacar las fotos y mostrar | home staging vale la pena | qué arreglo antes de mostrar mi casa | que arreglo antes de que vengan a ver la casa los interesados | vale la pena pintar antes de vender | tengo visita de compradores el sabado, como dejo linda la casa | poner linda la casa para vender | reformo el baño antes de venderla o la dejo asi?',
      en: 'How do I prepare my house to show it to buyers? | is it worth painting before showing the home | get the flat ready for viewings by buyers | is home staging worth it | getting my place ready for viewings | should I renovate before selling or just clean and paint',
      pt: 'Como preparo minha casa para mostrar aos compradores? | vale a pena pintar antes de mostrar a casa | deixar o apartamento apresentável para visitas de compradores | o que arrumar na casa antes de mostrar pros compradores | preparar o imóvel pra visita',
    },
    answer: {
      es: 'Lo barato que se nota: limpieza, pintura clara, luces que anden, canillas que no pierdan, patio cortado y pocas cosas a la vista. Una reforma grande rara vez vuelve entera en el precio; antes de gastar, preguntá a un agente de la zona. Los defectos serios no los tapes: decilos, porque el vendedor responde por los ocultos.',
      en: 'The cheap things that show: cleaning, light paint, working lamps, taps that do not drip, a mown yard and little clutter. A large renovation rarely comes back whole in the price; ask an agent of the area before spending. Do not cover serious defects: disclose them, as sellers answer for hidden ones.',
      pt: 'O barato que se nota: limpeza, pintura clara, luzes funcionando, torneiras sem pingar, quintal cortado e poucas coisas à vista. Uma reforma grande raramente volta inteira no preço; antes de gastar, pergunte a um corretor da zona. Não tape defeitos sérios: diga-os, porque o vendedor responde pelos ocultos.',
    },
  },
  furnitureIncluded: {
    more: { guide: 'using' },
    asked: {
      es: '¿Vendo la casa con los muebles incluidos? | los aires y los muebles van en el precio de venta | conviene vender el depto amoblado | los artefactos de la cocina se los dejo al comprador? | al vender dejo los placares y aires o me los llevo? | me conviene ofrecer el depto con todo adentro | el comprador quiere que le deje la cocina y la heladera | vender amoblado o vacío | ¿los bienes accesorios integran la venta del inmueble si nada se pacta?',
      en: 'Should I sell my home with the furniture included? | do air conditioners and furniture go with the house sale | what may I take with me when I sell the house | sell my flat furnished or empty | do appliances and wardrobes stay when I sell | buyer insists the furniture comes with the house',
      pt: 'Vendo a casa com os móveis incluídos? | os ar-condicionados entram no preço de venda | o que posso levar quando vendo a casa | vendo a casa mobiliada ou tiro tudo? | ar-condicionado e armários ficam na venda?',
    },
    answer: {
      es: 'Lo que acuerden, pero por escrito: lo fijo (placares, cocina, aires) suele quedar y lo suelto no, y ahí nacen las peleas. Hacé una lista con lo que queda, con fotos, y firmala con la seña. Un depto chico para alquilar puede atraer más amoblado; en una casa familiar los muebles rara vez suben el precio.',
      en: 'Whatever you agree, but in writing: fixed things (wardrobes, kitchen, air conditioners) usually stay and loose ones do not, and that is where quarrels start. List what stays, with photos, and sign it with the deposit. A small flat to let may attract more furnished; in a family house furniture rarely raises the price.',
      pt: 'O que combinarem, mas por escrito: o fixo (armários, cozinha, ar) costuma ficar e o solto não, e aí nascem as brigas. Faça uma lista do que fica, com fotos, e assine com o sinal. Um apartamento pequeno para alugar pode atrair mais mobiliado; numa casa de família os móveis raramente sobem o preço.',
    },
  },
  whatSells: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué buscan los compradores en una casa? | en que se fijan mas los compradores al elegir una casa | que tiene mas demanda entre los que compran | una pileta o un quincho sube el precio de venta | que mira mas la gente al comprar vivienda | la pileta suma valor o da igual | caracteristicas mas buscadas en una propiedad | qué valoran los compradores | quiero saber que atrae a los interesados antes de poner plata en mejoras',
      en: 'What do buyers look for in a house? | what matters most to home buyers when they choose | does a pool raise the sale price | what kinds of homes sell most easily | features home buyers care about most | what makes a home attractive to purchasers',
      pt: 'O que os compradores procuram numa casa? | o que mais pesa para quem escolhe uma casa | uma piscina sobe o preço de venda? | que imóveis vendem mais fácil | o que quem compra casa mais valoriza | características que os compradores mais procuram',
    },
    answer: {
      es: 'Suele pesar primero la ubicación, después el precio, los papeles en orden, los dormitorios y la cochera; el quincho y la pileta gustan, pero no siempre devuelven lo que costaron. Un título limpio que acepte crédito bancario amplía mucho quién te puede comprar. Cuántos avisos como el tuyo hay en tu zona te lo digo acá.',
      en: 'Location usually comes first, then price, papers in order, bedrooms and parking; a quincho and a pool please but do not always return their cost. A clean title that a bank would lend on widens who can buy. How many listings like yours there are in your area I can tell you here.',
      pt: 'Costuma pesar primeiro a localização, depois o preço, os papéis em ordem, os quartos e a vaga; o quincho e a piscina agradam, mas nem sempre devolvem o que custaram. Um título limpo que aceite crédito bancário amplia quem pode comprar. Quantos anúncios como o seu há na zona digo aqui.',
    },
  },
  listingDescription: {
    more: { guide: 'selling', section: 'listing' },
    asked: {
      es: '¿Qué escribo en la descripción del aviso? | como redacto el anuncio de mi casa | un buen titulo para vender mi depto | que datos no pueden faltar en el aviso de venta | me ayudas a escribir la descripcion de mi propiedad | no se redactar, que texto le pongo a mi publicacion | ayudame con el titulo del aviso de mi casa | como hacer una descripcion que enganche | redactar el aviso | escribir todo en mayusculas queda bien o mal?',
      en: 'What do I write in the listing description? | a good title to sell my flat | which details must not be missing in a listing | how to write good copy for my property ad | details buyers want in the ad text',
      pt: 'O que escrevo na descrição do anúncio? | como redijo o anúncio da minha casa | um bom título para vender meu apartamento | o que escrevo no texto do anúncio do meu imóvel | como redigir a descrição da casa',
    },
    answer: {
      es: 'Título con tipo, dormitorios y barrio; después, lo que no se ve en las fotos: superficie de terreno y construida, orientación, expensas, papeles, cochera, qué queda cerca y qué acordás (financiación, permuta). Frases cortas y ciertas, sin mayúsculas sostenidas. Al publicar, un botón te mejora la redacción sin agregar datos.',
      en: 'A title with kind, bedrooms and neighborhood; then what photos do not show: land and built area, orientation, fees, papers, parking, what is near and what you accept (financing, barter). Short true sentences, no capitals throughout. When publishing, a button improves the wording without adding facts.',
      pt: 'Título com tipo, quartos e bairro; depois, o que as fotos não mostram: área do terreno e construída, orientação, condomínio, papéis, vaga, o que fica perto e o que você aceita (financiamento, permuta). Frases curtas e verdadeiras, sem maiúsculas. Ao publicar, um botão melhora a redação sem acrescentar dados.',
    },
  },
} satisfies Record<string, FaqEntry>

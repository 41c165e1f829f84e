import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What a home is worth, and what moves it. */
export const valuingFaq = {
  appraisalWho: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: '¿Quién hace la tasación de una casa? | necesito tasar mi propiedad, a quién llamo | tasador matriculado para un inmueble | cuánto cobra un tasador por una tasación | tasación gratis de mi casa | la tasación de la inmobiliaria sirve o tiene que ser de un perito? | avaluo de mi terreno donde hago | necesito q alguien me diga cuanto vale mi casa, a quien llamo | tasador matriculado, quien es | ¿Qué profesional se halla habilitado para emitir un informe de tasación inmobiliaria? | la tasacion la hace una inmobiliaria o un perito? | Quiero vender lo de mi finado esposo, ¿qué persona me le pone precio?',
      en: 'Who does a property appraisal? | how much does an appraisal cost | I need my house valued, whom do I call | is an agency’s valuation enough or do I need a licensed appraiser | who is allowed to value a house officially | professional to appraise property',
      pt: 'Quem faz a avaliação de um imóvel? | quanto custa uma avaliação de imóvel | preciso avaliar minha casa, quem chamo | quem faz a avaliação do imóvel? | preciso de laudo de avaliação da casa, quem emite',
    },
    answer: {
      es: 'Depende de para qué: para vender o alquilar alcanza la opinión de una inmobiliaria de la zona y los avisos parecidos: acá la calculadora te los muestra gratis. Para un juicio, una división o un crédito suele hacer falta un tasador matriculado, y el banco usa los suyos. Cada uno pone su honorario: pedí dos presupuestos y preguntá qué entrega y en cuántos días.',
      en: 'It depends on what for: to sell or let, the opinion of a local agency and similar listings are enough: the calculator here shows them for free. For a lawsuit, a division or a loan it usually takes a licensed appraiser, and the bank uses its own. Each sets their own fee: get two quotes and ask what you receive and in how many days.',
      pt: 'Depende de para quê: para vender ou alugar basta a opinião de uma imobiliária da zona e os anúncios parecidos: aqui a calculadora os mostra de graça. Para um processo, uma partilha ou um crédito costuma ser preciso um avaliador habilitado, e o banco usa os seus. Cada um põe o seu honorário: peça dois orçamentos e pergunte o que entrega e em quantos dias.',
    },
  },
  bankAppraisalLow: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: 'La tasación del banco dio menos que el precio, ¿qué hago? | el banco tasó la casa por debajo de lo que piden | tasación bancaria más baja que el valor de venta | por qué el tasador del banco valora menos | el banco me presta menos porque tasó bajo | tasación del banco quién la paga y cuánto vale | el tasador del banco dijo que mi casa vale menos | el tasador del banco puso un valor bajo y no me alcanza el prestamo | tasacion bancaria baja | ¿Puedo impugnar o pedir revisión de la tasación efectuada por el banco? | el perito del banco no conto el quincho y dio poco, como salvo la compra? | la entidad valuo menos que lo que acorde con el vendedor, y ahora?',
      en: "The bank’s appraisal came in below the price, what do I do? | bank valued the house lower than asking | low bank appraisal | the bank lends me less because of its appraisal | bank valued the house less than what I agreed to pay | lender's surveyor came in short",
      pt: 'A avaliação do banco deu menos que o preço, o que faço? | o banco avaliou a casa abaixo do pedido | avaliação bancária baixa | a avaliação do banco deu abaixo do preço combinado | laudo do banco veio baixo',
    },
    answer: {
      es: 'El banco presta sobre su tasación, que es prudente: piensa en cuánto cobraría si tuviera que vender rápido. Podés usarla para negociar el precio, poner más entrega, pedir el informe y corregir metros o mejoras que no vio, o probar en otro banco. La tasación suele pagarla quien pide el crédito, salga o no: preguntalo antes.',
      en: 'The bank lends on its own appraisal, which is cautious: it thinks of what it would get if it had to sell fast. You can use it to negotiate the price, pay more down, ask for the report and correct area or improvements it missed, or try another bank. The applicant usually pays for it, whether the loan is granted or not: ask first.',
      pt: 'O banco empresta sobre a sua avaliação, que é prudente: pensa em quanto receberia se tivesse de vender rápido. Dá para usá-la para negociar o preço, pôr mais entrada, pedir o laudo e corrigir metros ou benfeitorias que não viu, ou tentar outro banco. Costuma pagar quem pede o crédito, saia ou não: pergunte antes.',
    },
  },
  valuesDiffer: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿Qué diferencia hay entre valor fiscal, tasación y valor de mercado? | por qué el valor fiscal es tan distinto al precio de venta | valor de mercado o valor fiscal, cuál uso para vender | el valor fiscal sirve para saber cuánto vale mi casa? | valor catastral contra precio real | avalúo fiscal y precio de mercado | el valor fiscal es la mitad del precio, por qué | por q la muni dice un valor, el tasador otro y los avisos otro | valor fiscal y valor real | ¿Cómo se distinguen la valuación fiscal, la pericial y la venal? | cual de los tres valores uso para poner precio: fiscal, tasado o de mercado | no entiendo la diferencia entre lo que dice catastro y lo q se paga en la calle',
      en: 'What is the difference between fiscal value, appraisal and market value? | why is the fiscal value so far from the sale price | does the fiscal value tell what my house is worth | cadastral value against real price | fiscal value is far below market, why are they different | which figure reflects what my place is worth, tax value or valuation',
      pt: 'Qual a diferença entre valor fiscal, avaliação e valor de mercado? | por que o valor fiscal é tão diferente do preço | o valor fiscal serve para saber quanto vale minha casa? | valor venal, avaliação e preço de mercado, qual a diferença? | diferença entre valor fiscal e de mercado',
    },
    answer: {
      es: `Son tres cosas. El fiscal lo fija un decreto para cobrar el impuesto de ${f.propertyTax} y suele ser mucho menor que el precio; la tasación es la opinión de un perito para un banco o un juez; el de mercado es lo que alguien paga hoy. Para poner precio mirá el de mercado: avisos parecidos y la calculadora.`,
      en: `They are three things. The fiscal value is set by decree to levy the ${f.propertyTax} tax and is usually far below the price; an appraisal is an expert’s opinion for a bank or a judge; market value is what somebody pays today. To set a price look at the market: similar listings and the calculator.`,
      pt: `São três coisas. O fiscal é fixado por decreto para cobrar o imposto de ${f.propertyTax} e costuma ser bem menor que o preço; a avaliação é a opinião de um perito para um banco ou um juiz; o de mercado é o que alguém paga hoje. Para pôr preço olhe o de mercado: anúncios parecidos e a calculadora.`,
    },
  },
  overpriced: {
    asked: {
      es: '¿Están inflados los precios ahora? | hay burbuja inmobiliaria en paraguay | los precios están por las nubes, es normal? | el mercado está sobrevaluado? | está todo carísimo, conviene esperar a que baje | los departamentos en asunción están sobrevalorados | se está inflando el precio de las casas | hay sobreoferta de departamentos',
      en: 'Is the market overpriced right now? | is there a housing bubble in Paraguay | are prices inflated at the moment | are apartments in Asuncion overvalued | everything looks too expensive, is the market overheated | is there an oversupply of flats',
      pt: 'O mercado está superfaturado agora? | há bolha imobiliária no Paraguai | os preços estão inflados? | os apartamentos de Assunção estão caros demais | tem excesso de oferta de apartamentos',
    },
    answer: {
      es: 'No puedo decirlo: no hay registro público de precios de cierre, y acá se ven los pedidos. Para juzgar una zona mirá tres cosas: cuántos años de alquiler equivalen al precio, cuánto tiempo llevan los avisos y cuántos bajaron. Cada aviso dice cómo está frente a los parecidos; decime un barrio y te doy su metro cuadrado y su rentabilidad.',
      en: 'I can’t tell: there is no public record of closing prices, and what you see here are asking prices. To judge an area look at three things: how many years of rent the price equals, how long listings have been up, and how many were reduced. Each listing says how it stands against similar ones; name a neighborhood and I’ll give its square meter and its yield.',
      pt: 'Não dá para dizer: não há registro público de preços de fechamento, e aqui se veem os pedidos. Para julgar uma zona, olhe três coisas: quantos anos de aluguel equivalem ao preço, há quanto tempo os anúncios estão no ar e quantos baixaram. Cada anúncio diz como está frente aos parecidos; diga um bairro e dou o metro quadrado e a rentabilidade.',
    },
  },
  askingAndClosing: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: '¿A cuánto se cierran de verdad las ventas respecto del precio publicado? | diferencia entre precio pedido y precio de cierre | los precios de los avisos son los reales de venta? | dónde veo a cuánto se vendieron casas parecidas | existe un registro público de precios de venta | por cuánto menos del publicado se termina vendiendo | cuánto se suele rebajar al cerrar una venta | ¿Los precios son de publicación o de cierre? | son precios reales de venta o lo que piden | a cuanto se vendio realmente, eso lo tienen? | cuanto se termina pagando frente a lo publicado | hay registro de precios a los que se vendieron las casas | lo que piden en los avisos es lo que al final se paga? | cuanto se baja del precio pedido | ¿Existen datos públicos de precios efectivos de compraventa? | los vendedores inflan para negociar? cuanto margen de regateo hay | hasta donde puedo regatear una casa que esta publicada hace mucho',
      en: 'How far below the asking price do sales really close? | difference between asking and closing price | where can I see what similar houses sold for | is there a public record of sale prices | Are these asking prices or sold prices? | do you have real closing prices | where can I see what homes actually sold for in paraguay | how far below asking do homes sell | are listing prices what buyers really end up paying | how much room is there to haggle',
      pt: 'Por quanto fecham de verdade as vendas em relação ao preço anunciado? | diferença entre preço pedido e preço de fechamento | onde vejo por quanto se venderam casas parecidas | São preços pedidos ou de fechamento? | vocês têm os preços reais de venda | onde vejo por quanto os imóveis foram vendidos | quanto abaixo do anunciado as pessoas fecham? | preço anunciado x preço de fechamento',
    },
    answer: {
      es: 'No hay una lista pública de precios de cierre, así que nadie lo sabe con exactitud: acá ves precios pedidos. Se suele cerrar algo por debajo, más cuando el aviso lleva tiempo, ya bajó o el dueño tiene apuro. Mirá en el aviso hace cuánto está y cómo se compara con la mediana, y preguntá a una inmobiliaria de la zona qué cerró hace poco.',
      en: 'There is no public list of closing prices, so nobody knows exactly: here you see asking prices. Sales usually close somewhat lower, more so where a listing has been up for long, was reduced already or the owner is in a hurry. See on the listing how long it is up and how it stands against the median, and ask a local agency what it closed lately.',
      pt: 'Não há uma lista pública de preços de fechamento, então ninguém sabe com exatidão: aqui você vê preços pedidos. Costuma-se fechar um pouco abaixo, mais quando o anúncio está há tempo, já baixou ou o dono tem pressa. Veja no anúncio há quanto está e como se compara à mediana, e pergunte a uma imobiliária da zona o que fechou.',
    },
  },
  whatLowersValue: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: '¿Qué cosas bajan el valor de una casa? | qué le quita valor a una propiedad | por qué mi casa vale menos que la del vecino | factores que desvalorizan un departamento | mi casa se desvalorizó, por qué será | qué hace que un inmueble se deprecie | q hace que una propiedad valga menos | factores que desvalorizan una casa | ¿Qué circunstancias deprecian el valor de un inmueble? | por que cosas me van a pedir rebaja cuando ponga mi vivienda en venta | los raudales y el ruido le quitan valor al inmueble? que mas',
      en: "What lowers the value of a house? | what makes a property lose value | why is my house worth less than my neighbour’s | factors that devalue a flat | things that hurt a property's price | does bad paperwork or flooding drag a price down",
      pt: 'O que diminui o valor de uma casa? | o que desvaloriza um imóvel | por que minha casa vale menos que a do vizinho | o que desvaloriza um imóvel? | umidade e rua de terra derrubam o valor da casa?',
    },
    answer: {
      es: 'Sobre todo los papeles: título con problemas, sucesión sin terminar, ampliaciones sin declarar o deudas. Después humedad, instalaciones viejas, raudal o inundación, calle sin pavimento, ruido, falta de cochera y expensas altas. Los papeles y la humedad se pueden arreglar antes de publicar, y es lo que más cambia la oferta; el resto se refleja en el precio.',
      en: 'Papers above all: a troubled title, an unfinished probate, undeclared extensions or debts. Then damp, old wiring and plumbing, floods, an unpaved street, noise, no parking and high building fees. Papers and damp can be mended before you advertise, and they change offers the most; the rest shows in the price.',
      pt: 'Antes de tudo os papéis: título com problemas, inventário sem terminar, ampliações não declaradas ou dívidas. Depois umidade, instalações velhas, alagamento, rua sem pavimento, barulho, falta de garagem e condomínio alto. Papéis e umidade se resolvem antes de anunciar, e é o que mais muda as ofertas; o resto se reflete no preço.',
    },
  },
  worksRaiseValue: {
    more: { guide: 'selling', section: 'price' },
    asked: {
      es: '¿Qué reformas suben el valor de una casa? | conviene refaccionar antes de vender o vender como está | qué arreglos valorizan más una propiedad | invertir en la cocina o el baño para vender mejor | poner piscina aumenta el valor de la casa? | se recupera lo que gasto en remodelar? | vale la pena pintar y arreglar antes de vender | en que gasto para vender mi casa mas cara | mejoras que suman valor | ¿Qué inversiones en refacción se recuperan en el precio de venta? | la pileta le agrega precio a la propiedad o es tirar guita | que arreglo conviene hacer para que mi depto valga mas',
      en: 'Which renovations raise a home’s value? | renovate before selling or sell as it is | does a pool add value to a house | do I get back what I spend on remodeling | home improvements with the best payback | what to fix up to get a higher price',
      pt: 'Que reformas aumentam o valor da casa? | reformar antes de vender ou vender como está | piscina valoriza a casa? | que reforma valoriza a casa na hora de vender? | melhorias que valorizam',
    },
    answer: {
      es: 'Lo que más rinde suele ser lo barato: pintura, luz, humedad resuelta, limpieza y jardín. Cocina y baños ayudan si están viejos frente a los parecidos; una piscina o un lujo pocas veces devuelve lo que cuesta. Mirá a cuánto se ofrecen cerca las casas ya reformadas: si la diferencia no cubre la obra y la espera, vendé como está, con el precio acorde.',
      en: 'The cheap things usually pay best: paint, light, damp solved, cleaning and garden. Kitchen and bathrooms help where they are old beside similar homes; a pool or luxury seldom returns its cost. See what renovated homes nearby are offered at: if the gap does not cover the works and the wait, sell as it is, priced accordingly.',
      pt: 'O que mais rende costuma ser o barato: pintura, luz, umidade resolvida, limpeza e jardim. Cozinha e banheiros ajudam se estão velhos diante dos parecidos; uma piscina ou um luxo poucas vezes devolve o que custa. Veja por quanto se oferecem perto as casas já reformadas: se a diferença não cobre a obra e a espera, venda como está, com preço adequado.',
    },
  },
  undeclaredWorks: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: 'Tengo una ampliación sin declarar, ¿afecta para vender? | la construcción no está declarada en la municipalidad | casa con metros sin planos aprobados, se puede vender? | regularizar una obra sin permiso antes de vender | el comprador pide crédito y la ampliación no figura en los planos | cómo declaro lo que construí | construí una pieza sin permiso, puedo vender igual | hice un quincho y dos piezas sin permiso y ahora quiero vender, problema? | regularizar construccion para vender | ¿Incide en la enajenación la existencia de mejoras no relevadas ante el municipio? | se puede vender una casa con superficie construida que no figura en la muni | amplié sin planos hace años; ¿eso traba la venta de mi vivienda?',
      en: 'I have an undeclared extension, does it affect the sale? | house with unapproved building plans | regularize works built without a permit before selling | the extension is not on the plans and the buyer needs a loan | unpermitted addition, can I still sell | selling with unregistered construction',
      pt: 'Tenho uma ampliação não declarada, atrapalha a venda? | construção sem planta aprovada, dá para vender? | regularizar obra sem licença antes de vender | fiz um puxado sem declarar, atrapalha a venda? | construção irregular, consigo vender mesmo assim?',
    },
    answer: {
      es: 'Se puede vender, pero complica: el banco suele prestar solo sobre lo declarado, y quien compra hereda el trámite, así que pide descuento. Un arquitecto o ingeniero hace el relevamiento y la municipalidad dice qué tasas y multas lleva regularizar. Pedí ese costo antes de poner precio; si no lo hacés, decilo en el aviso y que conste en el contrato.',
      en: 'You can sell, but it complicates things: banks usually lend only on what is declared, and the buyer inherits the paperwork and so wants a discount. An architect or engineer surveys it and the municipality says what fees and fines it takes. Get that cost before you set a price; if you leave it, say so in the listing and in the contract.',
      pt: 'Dá para vender, mas complica: o banco costuma emprestar só sobre o declarado, e quem compra herda o trâmite, então pede desconto. Um arquiteto ou engenheiro faz o levantamento e a municipalidade diz que taxas e multas leva regularizar. Peça esse custo antes de pôr preço; se não fizer, diga no anúncio e que conste no contrato.',
    },
  },
  marketBubble: {
    more: { guide: 'investing', section: 'compare' },
    asked: {
      es: '¿Hay burbuja inmobiliaria en Asunción? | se está construyendo demasiado, va a explotar el mercado? | burbuja de departamentos en Paraguay | sobreoferta de deptos nuevos, me preocupa | es una burbuja tanto edificio? | hay demasiados edificios y pocos inquilinos | van a bajar las casas el año que viene | van a bajar los precios en asuncion? hay demasiados edificios vacios | burbuja de departamentos | ¿Se advierte sobrevaluación en el mercado inmobiliario asunceno? | dicen q los deptos estan inflados y va a reventar, es verdad? | espero que se desplome el mercado o compro ahora en la capital',
      en: 'Is there a real estate bubble in Asunción? | are they overbuilding apartments in Paraguay | oversupply of new flats | will the housing market crash | are too many apartments being built in Asuncion | is the Asuncion housing market about to crash | overheated property market there?',
      pt: 'Há bolha imobiliária em Assunção? | estão construindo prédios demais? | excesso de oferta de apartamentos novos | os preços das casas vão cair ano que vem | tem bolha imobiliária em Assunção? | mercado superaquecido em Assunção',
    },
    answer: {
      es: `No lo sé y no hago pronósticos. Lo que podés mirar: cuántos avisos parecidos compiten con el tuyo, cuánto llevan publicados, y si el alquiler que de verdad se paga sostiene el precio; el bruto ronda ${f.grossYield} al año. Comprá con una cuenta que cierre con el alquiler de hoy y con meses vacíos, no con la suba que alguien promete.`,
      en: `I don’t know and make no forecasts. What you can look at: how many similar listings compete with yours, how long they have been up, and whether the rent really paid supports the price; gross it is about ${f.grossYield} a year. Buy on a sum that works with today’s rent and some empty months, not with a rise somebody promises.`,
      pt: `Não sei e não faço previsões. O que você pode olhar: quantos anúncios parecidos competem com o seu, há quanto tempo estão, e se o aluguel que de fato se paga sustenta o preço; o bruto fica em torno de ${f.grossYield} ao ano. Compre com uma conta que feche com o aluguel de hoje e meses vazios, não com a alta que alguém promete.`,
    },
  },
  whenToExit: {
    more: { guide: 'selling', section: 'left' },
    asked: {
      es: '¿Vendo o sigo alquilando mi departamento? | tengo un depto de inversión, lo vendo o lo mantengo alquilado | me mudo, conviene vender la casa o ponerla en alquiler | cómo decido si vender mi propiedad de renta | heredé un depto: lo vendo o lo alquilo | quedarme con el inmueble alquilado o venderlo | mi depto alquilado, lo largo o lo mantengo? | vender o seguir con la renta | ¿Conviene desinvertir o conservar la unidad en locación? | me canse de los inquilinos, vendo todo o aguanto con el alquiler | herede un depto con inquilinos; ¿gano más vendiéndolo o quedándome la renta?',
      en: 'Should I sell my flat or keep renting it out? | sell or let my house when I move | keep the rental property or sell it | how do I decide to sell my investment flat | sell my rental or hold on to it | keep collecting rent versus selling the unit',
      pt: 'Vendo ou continuo alugando meu apartamento? | vou me mudar: vender ou alugar a casa? | como decidir se vendo meu imóvel de renda | vendo meu apê alugado ou continuo recebendo aluguel? | manter o aluguel ou vender o apartamento',
    },
    answer: {
      es: `Hacé dos cuentas. Si vendés: el precio menos la comisión, de ${f.saleCommission} más IVA, y el IRP, hasta ${f.saleIncomeTax.most}. Si alquilás: lo que queda al año después de gastos, sobre ese monto. Si lo segundo rinde menos que otra cosa a tu alcance y no lo vas a usar, vender tiene sentido. La calculadora de inversión te ayuda, y un contador mira tus impuestos.`,
      en: `Do two sums. If you sell: the price less commission, ${f.saleCommission} plus VAT, and income tax, up to ${f.saleIncomeTax.most}. If you let: what is left a year after costs, over that amount. If the latter yields less than something else within your reach and you won’t use it, selling makes sense. The investment calculator helps, and an accountant sees to your taxes.`,
      pt: `Faça duas contas. Se vende: o preço menos a comissão, de ${f.saleCommission} mais IVA, e o IRP, até ${f.saleIncomeTax.most}. Se aluga: o que sobra por ano depois dos gastos, sobre esse valor. Se a segunda rende menos que outra coisa ao seu alcance e você não vai usá-lo, vender faz sentido. A calculadora de investimento ajuda, e um contador vê os impostos.`,
    },
  },
  homeInsurance: {
    asked: {
      es: '¿Hace falta seguro para la casa? | seguro de hogar contra incendio y robo | es obligatorio asegurar mi departamento | qué cubre un seguro de vivienda | seguro contra tormentas y granizo para la casa | aseguro la casa o el contenido? | el seguro del edificio cubre mi depto? | conviene asegurar la casa | asegurar la vivienda es obligatorio? | seguro de hogar, vale la pena | ¿Resulta exigible al propietario contratar cobertura contra incendio y robo? | compre al contado, tengo q sacar seguro de la casa igual | el edificio ya paga seguro, igual me conviene uno para mis cosas?',
      en: 'Do I need home insurance? | insurance against fire and theft for my house | is it compulsory to insure my apartment | does the building’s insurance cover my flat | is homeowners insurance compulsory if I paid cash | insuring my house against theft and storms',
      pt: 'Preciso de seguro residencial? | seguro da casa contra incêndio e roubo | o seguro do prédio cobre meu apartamento? | seguro residencial é obrigatório? | seguro da casa contra roubo e incêndio',
    },
    answer: {
      es: `Al contado no te lo exige nadie; con crédito el banco suele pedir el de incendio, y en un edificio el consorcio suele asegurar lo común, no tus cosas${cite.condo}. Uno de hogar suele cubrir incendio, robo, daños por agua o tormenta y a terceros, con topes y exclusiones. Si alquilás, lo usual es que el dueño asegure la construcción y el inquilino, lo suyo; compará dos o tres pólizas.`,
      en: `Bought in cash, nobody requires it; with a loan the bank usually wants fire insurance, and in a building the condominium usually insures what is common, not your things${cite.condo}. A home policy usually covers fire, theft, water or storm damage and third parties, with limits and exclusions. In a let home the owner usually insures the building, the tenant their belongings; compare two or three.`,
      pt: `À vista ninguém exige; com crédito o banco costuma pedir o de incêndio, e num prédio o condomínio costuma segurar o comum, não as suas coisas${cite.condo}. Um residencial costuma cobrir incêndio, roubo, danos por água ou tempestade e a terceiros, com limites e exclusões. No aluguel, o usual é o dono segurar a construção e o inquilino o seu; compare duas ou três apólices.`,
    },
  },
} satisfies Record<string, FaqEntry>

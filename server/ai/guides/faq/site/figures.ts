import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const figuresFaq = {
  convertedPrices: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo se convierten los precios de dólares a guaraníes? | que tipo de cambio usan en la pagina | de donde sacan la cotizacion del dolar | por que el precio en guaranies cambia todos los dias | el precio en gs de un aviso cambio solo | la cotizacion de oga es distinta a la de mi casa de cambio | a que cotizacion pasan los dolares a guaranies en los avisos | el precio en guaranies cambia cada dia, por que? | el aviso esta en usd y me lo muestra en gs, es exacto? | conversion de moneda del sitio | el importe convertido que muestra la web, ¿obliga al vendedor?',
      en: 'How are prices converted from dollars to guaraníes? | what exchange rate does the site use | why does the price in guaranies change every day | where does your dollar rate come from | which exchange rate does the site use to show prices | is the converted figure on listings binding',
      pt: 'Como se convertem os preços de dólares a guaranis? | que câmbio o site usa | por que o preço em guaranis muda todo dia | de onde vem a cotação | qual cotação o site usa pra converter dólar em guarani | por que o valor em guaranis muda todo dia',
    },
    answer: {
      es: 'Con un tipo de cambio de referencia del día, que se muestra arriba de los avisos con su fuente: el precio que escribió quien publica queda fijo y el otro se recalcula. Es una guía, no una obligación: el cambio que vale es el que acuerden las partes, y conviene que el contrato diga cuál y de qué día.',
      en: 'At a reference rate of the day, shown above the listings with its source: the price as its publisher wrote it stays, and the other is recalculated. It is a guide: the rate that counts is the one agreed between the parties, and the contract should say which and of which day.',
      pt: 'Com um câmbio de referência do dia, mostrado acima dos anúncios com a fonte: o preço que quem anuncia escreveu fica fixo e o outro se recalcula. É uma guia: o câmbio que vale é o que as partes combinarem, e convém que o contrato diga qual e de que dia.',
    },
  },
  whereFigures: {
    more: { guide: 'using' },
    asked: {
      es: '¿De dónde salen las cifras de precio por m²? | como calculan los precios | con q datos hacen los calculos de metro cuadrado que muestra el sitio | las estadisticas de precios de oga de donde son | son datos oficiales los precios por barrio | cada cuanto se actualizan los precios del mercado del sitio | como calculan el valor del metro cuadrado | el precio del m2 sale de ventas reales o de lo que piden? | que significa pocos datos en el precio por metro | metodologia del precio por metro | usan promedio o mediana para el m²',
      en: 'Where do your price per square metre figures come from? | what data are the neighbourhood prices based on | are your market statistics official data | how often are the market figures updated | how are your per metre prices calculated | methodology behind your price statistics',
      pt: 'De onde saem os números de preço por m²? | com que dados o site calcula o preço por metro que mostra | são dados oficiais os preços por bairro | de onde vêm os números de preço por metro quadrado | os dados do metro quadrado são oficiais?',
    },
    answer: {
      es: 'De los avisos activos en Óga: se toma la mediana del precio por metro cuadrado de los parecidos y se dejan afuera los errores de carga y los casos atípicos. No son datos oficiales ni precios de escritura, y donde hay pocos avisos se dice «Pocos datos». Las reglas están en «Cómo calculamos», al pie del sitio.',
      en: 'From the listings active on Óga: the median price per square meter of similar ones, leaving out typing errors and outliers. They are neither official data nor prices in deeds, and where there are few listings it says so. The rules are in “How we work it out”, at the foot of the site.',
      pt: 'Dos anúncios ativos na Óga: toma-se a mediana do preço por metro quadrado dos parecidos e se deixam fora erros de digitação e casos atípicos. Não são dados oficiais nem preços de escritura, e onde há poucos anúncios isso é dito. As regras estão em «Cómo calculamos», no pé do site.',
    },
  },
  estimateWorks: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo funciona la estimación de precio de un aviso? | que tan confiable es el precio estimado de oga | el aviso dice por encima del mercado, quien lo decide | que margen de error tiene la estimacion | el precio estimado de mi casa me parece mal calculado | el aviso dice que esta por encima del estimado, eso como se calcula | cuan acertada es la valuacion automatica | sirve de tasacion el valor que calcula oga? | precio estimado del aviso | quiero entender el rango que sale en analisis de precio',
      en: 'How does the price estimate work and how sure is it? | who decides that a listing is above market | how accurate is your estimate | why does the site say my price is high | how reliable is the automatic valuation on a listing | is your estimated value the same as an appraisal',
      pt: 'Como funciona a estimativa de preço e quão certa é? | quem decide que um anúncio está acima do mercado | qual a margem de erro da estimativa | por que diz que meu preço está alto | como funciona a estimativa de valor do anúncio | faixa de preço estimada, amostra fraca, o que é isso',
    },
    answer: {
      es: 'Compara con avisos activos del mismo tipo y operación, y pesa más los de superficie y barrio parecidos; da un rango y dice si la muestra es sólida, razonable o débil. No ve el piso, la vista ni el estado, así que no es una tasación. Cuánto se equivoca, medido con los propios avisos, está en «Cómo calculamos».',
      en: 'It compares with active listings of the same kind and offer, giving more weight to those alike in size and neighborhood; it gives a range and says how solid the sample is. It does not see floor, view or condition, so it is no appraisal. How far it errs, measured on the listings themselves, is in “How we work it out”.',
      pt: 'Compara com anúncios ativos do mesmo tipo e operação, e pesa mais os de área e bairro parecidos; dá uma faixa e diz se a amostra é sólida, razoável ou fraca. Não vê o andar, a vista nem o estado, então não é uma avaliação. Quanto erra, medido nos próprios anúncios, está em «Cómo calculamos».',
    },
  },
  marketPages: {
    more: { guide: 'using' },
    asked: {
      es: '¿Dónde veo los precios de un barrio en el sitio? | tienen estadisticas del mercado por ciudad | donde esta la tabla de precios por zona en la web | quiero ver un informe del mercado inmobiliario | hay una pagina con estadisticas de precios por ciudad? | quiero ver cuanto vale el metro en cada barrio, donde entro | en que parte de la web miro los valores por zona | estadisticas de precios por zona | necesito datos de mercado para un informe, donde los publican',
      en: 'Is there a page with market statistics by city? | where on the site are the prices by neighbourhood | where is the table of prices per area on the website | do you publish a market report | where on the site can I look up prices by neighbourhood | page listing average price per area',
      pt: 'Tem página de estatísticas do mercado por cidade? | onde vejo no site os preços por bairro | onde está a tabela de preços por zona no site | estatísticas de preço por região no portal',
    },
    answer: {
      es: 'En «Precio del m² por barrio» y en «Precios y mercado por ciudad», al pie del sitio: muestran precio por metro, alquileres y cuántos avisos hay en cada lugar. También podés preguntarme acá por un barrio y un tipo de propiedad. Donde hay pocos avisos, tomalo como una pista.',
      en: 'In “Price per m² by neighborhood” and “Prices and market by city”, at the foot of the site: they show prices per square meter, rents and how many listings each place has. You can also ask me here about a neighborhood and a kind of property. Where there are few listings, take it as a hint.',
      pt: 'Em «Precio del m² por barrio» e «Precios y mercado por ciudad», no pé do site: mostram preço por metro, aluguéis e quantos anúncios há em cada lugar. Também pode me perguntar aqui por um bairro e um tipo de imóvel. Onde há poucos anúncios, tome como uma pista.',
    },
  },
  calculatorUse: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo uso la calculadora de precios? | donde esta la calculadora del sitio | para que sirve la calculadora de oga | la calculadora de precios es gratis o necesito cuenta | puedo sacar los comparables que no se parecen en la calculadora | donde esta la herramienta para calcular cuanto vale mi casa | la calculadora que datos pide | hace falta cuenta para usar la calculadora de valor | usar la calculadora | no entiendo como se llena lo de la calculadora de precios',
      en: 'How do I use the price calculator? | where is the calculator on this site | do I need an account for the price calculator | can I remove comparables in the calculator | where do I find the price calculator and what do I type in | step by step with your valuation calculator',
      pt: 'Como uso a calculadora de preços? | onde está a calculadora do site | preciso de conta para a calculadora de preços | como uso a calculadora de preço do site | dá pra tirar comparáveis na calculadora?',
    },
    answer: {
      es: 'Está al pie del sitio, en «Calculadora de precios», y no pide cuenta: cargás ciudad, barrio, tipo, superficie y precio, y te muestra cómo queda frente a los avisos parecidos. Podés sacar los comparables que no se parezcan y las cifras se recalculan. Con cuenta, lo de tus avisos queda en «Mis precios».',
      en: 'It is at the foot of the site, under “Price calculator”, and needs no account: enter city, neighborhood, kind, area and price, and it shows how that compares with similar listings. You can leave out comparables that are not alike and the figures follow. With an account, your listings’ analyses stay in “My Prices”.',
      pt: 'Está no pé do site, em «Calculadora de precios», e não pede conta: você põe cidade, bairro, tipo, área e preço, e ela mostra como fica diante dos anúncios parecidos. Pode tirar os comparáveis que não se parecem e os números se recalculam. Com conta, o dos seus anúncios fica em «Mis precios».',
    },
  },
  resultsOrder: {
    more: { guide: 'using' },
    asked: {
      es: '¿En qué orden salen los avisos en los resultados? | por que ese aviso sale primero | como hago para que mi aviso aparezca arriba | pagan por salir primero en la busqueda | que significa aviso destacado | como destaco mi aviso, cuanto cuesta destacar | por que sale primero esa casa y no otra | se paga para aparecer arriba en la lista? | que son los destacados y por que salen primero | criterio de ordenamiento | los primeros de la lista son publicidad?',
      en: 'In what order do results appear? | why is that listing shown first | can I pay to be on top of the search | what is a featured listing | how do I feature my listing | what decides which ads come first | why are some listings labelled Destacado at the top',
      pt: 'Em que ordem aparecem os anúncios nos resultados? | por que esse anúncio sai primeiro | como destaco o meu anúncio | pagam para sair primeiro na busca | como é a ordem dos anúncios na busca | o que são os destacados nos resultados',
    },
    answer: {
      es: 'Primero lo que mejor responde a lo que escribiste, y a igualdad, el aviso más útil: precio creíble, fotos, descripción, superficie y ubicación. Nadie paga por subir en ese orden. Los «Destacado» los eligen las inmobiliarias según su plan y rotan por turnos, marcados como tales.',
      en: 'First what best answers what you typed and, among equals, the more useful listing: a credible price, photos, description, area and location. Nobody pays to rise in that order. Listings marked “Featured” are chosen by agencies within their plan and take turns.',
      pt: 'Primeiro o que melhor responde ao que você escreveu e, entre iguais, o anúncio mais útil: preço crível, fotos, descrição, área e localização. Ninguém paga para subir nessa ordem. Os «Destacado» são escolhidos pelas imobiliárias conforme o plano e se revezam, marcados como tais.',
    },
  },
} satisfies Record<string, FaqEntry>

import { phrases } from './grammar.ts'

export const noisePhrases = phrases(
  'añoite, si no fuera molestia, si no es molestia, si no es mucha molestia, si no molesto, sin molestar, no tengo auto, no tenemos auto, sin auto, no manejo, nao tenho carro, no car, dont drive, dont have a car, primero*, ordenad@*, ordenar, no bairro, na cidade( de), (en )paraguay, paraguai, no paraguai, paraguay@*, py, todo el pais, inmobiliaria*, imobiliaria*, inmobiliario*, bienes raices, immobilien, loteadora*, real estate, realtor*, broker*, agencia*, agente*, clasificado*, abc( color), ultima hora, classifieds, anuncio*, aviso*, publicacion+, listing*, clasipar, infocasa*, remax, hendyla, mercadolibre, mercado libre, facebook, face, marketplace, google, portal+, pagina*, sitio*, web, website, www, online, foto*, photos, pictures, videos, pequeñ@*, chiquit@, pequeñit@, chic@*, michi, michimi, small, little, tiny, disponible*, available, urgente, urgent, oferta*, oportunidad+, offer*, deal*, opciones, options, lista, listado, catalogo, cuanto sale(n), cuanto saldria, cuanto me saldria, (que )menos sale(n), (room )for a desk, (space )for a desk, (lugar )para (un )escritorio, (espacio )para (un )escritorio, (espaco )para (uma )escrivaninha, (cuanto )mas barat@ sale(n), cuanto mas car@ sale(n), (que )mas sale(n), sale(n) menos, sale(n) mas, que sale(n), me sale, te sale, sale a, sale al, sale el, sale la, sale un, sale una, sale por, mejor+, best, todo*, todas, all, actual, actualmente, now',
)

/** Lowest prices first. */
export const cheapPhrases = phrases(
  'by price, por precio, (mas )barat@*, baratit@*, mais barato*, ndahepyi, ndahepyiva, (mas )economic@*, accesible*, bajo costo, bajo* precio*, precio* bajo*, buen precio, buenos precios, menor precio, menor a mayor, precio mas bajo, lowest price*, menos car@*, cheap, cheaper, cheapest, affordable, inexpensive, economical, low cost, low price*, low priced, budget friendly, good price, less expensive, least expensive',
)

const notDear = [
  'no',
  'no sea',
  'no sean',
  'que no sea',
  'que no sean',
  'no salga',
  'no salgan',
  'que no este',
  'que no esten',
  'nada',
  'ni',
  'nao',
  'nao seja',
  'que nao seja',
  'que nao sejam',
  'not',
  'nothing',
].flatMap((refusal) =>
  ['', ' muy', ' tan', ' demasiado', ' muito', ' tao', ' too', ' very', ' so', ' that'].flatMap((degree) =>
    ['caro', 'cara', 'caros', 'caras', 'costoso', 'costosa', 'expensive', 'pricey'].map(
      (dear) => `${refusal}${degree} ${dear}`,
    ),
  ),
)
/** Lowest prices first too; their words are no correction of others. */
export const modestPhrases = [
  ...notDear,
  ...phrases(
    'poca plata, poco presupuesto, presupuesto bajo, presupuesto ajustado, presupuesto limitado, gastar poco, no gastar mucho, que no cueste mucho, ndaipotai hepy eterei, ndaipotai hepyeterei, que no salga mucho, baratisim@*, baratinh@*, em conta, low budget, tight budget, limited budget, on a budget, orcamento baixo, sa i plata( areko), sai plata( areko), michi plata, michimi hepy, sa i pirapire, hepyyva, hepyyveva, hepyyve, hepyeyva, hepyy',
  ),
]

/** Newest first. */
export const newestPhrases = phrases(
  'lo ultimo, lo ultimo publicado, mas nuev@*, ultim@s, publicad@s hoy, por fecha, publicad@s esta semana, publicad@s este mes, publicad@s ayer, subid@s esta semana, subid@s hoy, posted this week, listed this week, mais nov@*, (mas )reciente*, recien publicad@*, recien subid@*, nuev@s publicad@s, nuev@s publicacion+, nuevos avisos, mais recente*, newest, latest, most recent, just listed, newly listed',
)

/** Highest prices first. "Caro" alone is a complaint. */
export const dearPhrases = phrases(
  'mas car@*, mayor precio, mayor a menor, highest price*, mas costos@*, most expensive, more expensive, priciest, dearest',
)

/** Most seen first. */
export const popularPhrases = phrases('mas vist@*, mas visitad@*, mas popular+, most viewed, most popular')

/** Largest first. */
export const largestPhrases = phrases(
  'por tamaño, por tamanho, pelo tamanho, por superficie, by size, by area, de mas grande a mas chic@*, (de )mayor a menor tamaño, (de )mayor a menor superficie, mayor superficie, mayor tamaño, mayor metraje, grande(s) primero, (l@s )mas grandes, mas grande, largest, biggest, most spacious, largest first, biggest first, maior, maiores, maior area, mas ampli@*, mais ampl@*, mas espacios@*, mais espacos@*',
)

/** Smallest first. */
export const smallestPhrases = phrases(
  'mas chic@ a mas grande, de mas chic@ a mas grande, (de )menor a mayor tamaño, (de )menor a mayor superficie, menor superficie, menor tamaño, smallest, mas chic@*, mas pequeñ@*, mas chiquit@*, menores',
)

const perSqm = phrases(
  '(por )el metro( cuadrado), por metro( cuadrado), el m2, por( el) m2, del metro( cuadrado), del m2, de metro cuadrado, de m2, (por )o metro quadrado, por metro quadrado, do metro quadrado, per square meter, a square meter, per sqm, per m2',
)
const lowestPrice = phrases(
  'mas barat@*, mas economic@*, menos car@*, mejor precio, menor precio, precio mas bajo, mais barat@*, menor preco, cheapest( price), lowest price, best price',
)
/** Lowest prices per square meter first. */
export const lowestPerSqmPhrases = [
  ...lowestPrice.flatMap((lowest) => perSqm.map((unit) => `${lowest} ${unit}`)),
  ...phrases(
    'metro cuadrado mas barat@*, metro cuadrado mas economic@*, m2 mas barat@*, m2 mas economic@*, metro quadrado mais barat@*',
  ),
]

/** No order of ours. */
export const otherOrders = phrases('por metro( cuadrado), por m2, per square meter, per sqm, per m2')

export const unpavedPhrases = phrases('(calle de )tierra, camino de tierra, dirt road*, rua de terra')
export const sharedPhrases = phrases('compartid@, shared')

/** They resemble other meanings. */
export const plainPhrases = phrases(
  'a la oficina, a mi oficina, hasta la oficina, to the office, to my office, to work, ao escritorio, limpio limpio, limpio el, limpio la, limpio un, seria limpio, sera limpio, quedaria limpio, limpio mas o menos, cuanto limpio, buenos aires, zona financiera, centro financiero, financial district, queda limpio, quedan limpio, quedaria limpio, deja limpio, dejaria limpio, queda en limpio, saco limpio, gano limpio, limpio por mes, limpio al mes, limpio mensual, y limpio, limpio despues, a la calle, sem condominio, sin condominio, condominio baixo, condominio barato, condominio incluso, condominio incluido, home office*, club house, home theater, home theatre, home cinema, comedor diario, casa de familia, a lot of, a lot more, a lot less, a lot cheaper, a lot better, a lot bigger, a lot closer, quite a lot, fly a lot, travel* a lot, work* a lot, drive* a lot, walk* a lot, cook* a lot, host* a lot, commute* a lot, rain* a lot, it a lot, that a lot, there a lot, a lot when, thanks a lot, cost* a lot, help* a lot, not a lot, a whole lot, lots of, es negocio, buen negocio, excelente negocio, gran negocio, oportunidad+ de negocio, zona* comercial+, avenida comercial, area comercial, commercial area, commercial zone, al aire libre, aire libre, aire puro, mesa de pool, pool table, agua de pozo, bomba de pozo, del asfalto, jardin+ de infantes, jardin infantil, jardin maternal, patio de comida*, muebles de cocina, muebles empotrados, muebles a medida, cocina amoblada, cocina amueblada, cocina con muebles, pileta cisterna, pileta* de lavar, pileta para lavar, accesible* para, deposito de agua, deposito de garantia, deposito un mes, deposito de un mes, deposito 1 mes, mes+ de deposito, lavadero de auto*, lavadero de vehiculos, living room, dining room, salon comedor, salon de belleza, para gimnasio, para un gimnasio, salon de reuniones, pozo, centro* comercial+, centro medico, centro de salud, centro educativo, centro cultural, centro de eventos, centro de convenciones, apto vivienda, apto profesional, apto para, apto todo, apart hotel, en suite, estudio juridico, estudio contable, quinta avenida, rio paraguay, aviadores del chaco, choferes del chaco, heroes del chaco, defensores del chaco, paz del chaco, excombatientes del chaco, ideal para alquilar, ideal para renta, listo para alquilar, para inversion, a pasos( de), por vehiculo, por auto, por carro',
)

import { placeKey } from '#shared/places/placeKey.ts'
import type { CountFilter } from '#shared/search/listingSearch.ts'
import { numbersByWord } from '#shared/search/sentence/figures/spelledNumber.ts'

/** "(que )no sea" is with and without, "usad@" of both genders. */
function variantsOf(phrase: string): string[] {
  const [optional = '@', inner] = /\(([^()]*)\)/.exec(phrase) ?? []
  const forms = inner === undefined ? ['o', 'a'] : ['', inner]
  return phrase.includes(optional)
    ? forms.flatMap((form) => variantsOf(phrase.replace(optional, form)))
    : [phrase]
}

/** "casa*" is also "casas", "galpon+" "galpones", "local+ comercial+" "locales comerciales". */
export function phrases(list: string): string[] {
  return list
    .split(',')
    .flatMap(variantsOf)
    .flatMap((one) =>
      [...new Set([one.replace(/[*+]/g, ''), one.replaceAll('*', 's').replaceAll('+', 'es')])].map(placeKey),
    )
}

/** Every form of a list of words. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(phrases(list))

export const saleWords = phrases(
  'venta*, en venta, a la venta, de venta, (en )vta, bta, vnta, vtas, vendo, (se )vende(n), vendemos, vender, comprar, compra, compro, compramos, buy, buying, to buy, purchase, sale, for sale, on sale, sell, selling, venda*, a venda, para venda, kaufen, kauf, verkauf, zu verkaufen, vdo, oñevende, oñevendeva, ojevende, ovendeva, ajogua',
)
/** Of what is not built. */
export const presalePhrases = phrases('preventa*, pre venta, (pre )lanzamiento, prelanzamiento, presale')
/** Kinds of sale that remain search words. */
export const saleKinds = phrases('remate*, subasta*, auction*, remat@, rematan, rematad@*')
export const rentWords = phrases(
  'alquiler+, en alquiler, de alquiler, alq, alqu, alquil@, alquilan, alquilamos, alquilar, alquilando, se alquila, renta, rentar, rento, arriendo, arrendar, rent, rnt, for rnt, renting, for rent, to rent, rental*, lease, for lease, to let, alugar, aluguel, alugueis, aluga, alugo, miete(n), zu vermieten, oñealquila, aalkila, aalkilase, aalquila, aalquilase, ojealquila, ojealquilava, oñealquilava, ojehepymee, ojehepymeeva, oñehepymeeva',
)
export const rentOptions = phrases(
  'opcion a compra, opcion de compra, opcion a comprar, opcion compra, derecho a compra, rent to own, rent to buy, option to buy, opcao de compra',
)
/** A rent, except for land: there they are installments. */
export const monthlyWords = phrases(
  'por mes, al mes, pcm, x mes, p mes, ao mes, cada mes, mensual+, mensal, mensais, per month, a month, each month, monthly',
)
export const shortTermWords = phrases(
  'temporario*, por noite, diaria*, temporaria, temporal+, por dia*, por noche, diario, por hora*, by the hour, por temporada, semanal+, por semana, weekly stay*, weekly rental*, weekly let*, short stay*, por el dia, por un dia, por fin de semana, por corto tiempo, alquiler+ turistico*, corta estadia, corto plazo, short term, shortterm, short stay*, nightly, per night, by the night, per day, vacacional, vacaciones, vacation, holiday, para temporada, (de )temporada',
)
/** A stay, unless something is bought: "casa en venta para fin de semana". */
export const leisureWords = phrases(
  'finde*, este finde, finde largo, fin de semana, este fin de semana, fines de semana, weekend*, this weekend, (o )fim de semana, fins de semana, hospedaje*, alojamiento*, alojarme, alojarnos, hospedarme, hospedarnos, hospedagem, x noche, x dia, x finde, a week in, week in, una semana en, uma semana em, semana santa, carnaval, feriado largo, feriadao, año nuevo, fin de año, las fiestas, fim de ano, reveillon, navidad, new year, new years eve, christmas, easter, pascua*',
)
export const airbnbWords = phrases('airbnb, air bnb')
export const featuredWords = phrases('destacad@*, featured')

/** Of what is counted: people in a home or an office. */
export const unitWords: Record<CountFilter, readonly string[]> = {
  bedrooms: phrases(
    'dormitorio*, dorm*, dor, dormi*, dormit, habitacion+, hab*, habit, cuarto*, pieza*, recamara*, suite*, quarto*, koty, bedroom*, bed*, br*, bd*, bdr, bdrm*, room*, d',
  ),
  bathrooms: phrases('baño*, bño*, bñs, banheiro*, bath*, bth*, bathroom*, ba, b, toilet*, toilette'),
  parkingSpaces: phrases(
    'cochera*, vaga*, garagem, garage*, garaje*, estacionamiento*, lugar+ de estacionamiento, lugar+ para auto*, auto*, coche*, coch, carro*, vehiculo*, parking*, parking space*, parking spot*, parking lot*, car garage, car parking, car*',
  ),
  capacity: phrases(
    'persona*, pessoas, people, ppl, person, pax, pers, huespedes, guests, empleados, laburantes, colaboradores, trabajadores, puestos, puestos de trabajo, employees, desks, seats',
  ),
}
export const singleRooms = wordSet('pieza, habitacion, cuarto, recamara, room, rooms, quarto, koty, piezas')
/** Of a home: one of them is the living room. */
export const spaceWords = phrases('ambiente*, amb')
/** Before a number of people: "equipo de 8", "capacidad para 10". */
export const capacityMarks = wordSet('sleeps, capacidad, capacity, somos, equipo, team, grupo, group')
export const returnWords = phrases(
  'roi, rentabilidad, rendimiento, retorno, yield*, rental yield*, return*, cap rate, rentabilidade',
)
export const coveredWords = phrases('techad@*, cubierta*, covered')

const acres = phrases('acre*')
export const hectareWords = wordSet('ha, hect*, hectarea*, hectare*')
const alqueires = phrases('alqueire*')
/** Of fields. */
export const fieldMeasures: ReadonlySet<string> = new Set([...hectareWords, ...alqueires, ...acres])
/** With the square meters of one unit. */
export const areaWords: readonly [string[], number][] = [
  [
    phrases(
      'm2, mt2, mts2, mtr2, m, mt*, metro*, metro* cuadrado*, m cuadrados, mts cuadrados, metros2, sqm, sq m, sq meters, square meter*, (square )metres, meters, meters2',
    ),
    1,
  ],
  [[...hectareWords], 10_000],
  // Of São Paulo and Paraná, by which Brazilian farmers on the border count.
  [alqueires, 24_200],
  [phrases('sqft, sq ft, square feet, square foot'), 0.092903],
  [acres, 4046.86],
]

/** A value for each form of its words. */
export const wordTable = <Value>(rows: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([list, value]) => phrases(list).map((phrase) => [phrase, value] as const)))

export const halves = wordTable([['medi@, half', 0.5]])
export const numberWords: ReadonlyMap<string, number> = new Map([...numbersByWord, ...halves])

/** In Paraguay "4 millones" are guaraníes, "a million" is dollars. */
export const scales = wordTable<{ factor: number; english?: true }>([
  ['hundred', { factor: 100, english: true }],
  ['mil, k, lucas, luca, grand', { factor: 1000 }],
  ['thousand*', { factor: 1000, english: true }],
  ['millon+, mill, palo*, milhao, milhoes', { factor: 1_000_000 }],
  ['million*', { factor: 1_000_000, english: true }],
  ['billion*, bilhao, bilhoes', { factor: 1_000_000_000, english: true }],
])

/** `other`: of which no rate is known. */
export type MoneySign = 'USD' | 'PYG' | '$' | 'other'

export const currencySigns = wordTable<MoneySign>([
  [
    'usd, dol, dls, dolar+, dolares americanos, dollar*, us dollars, us, bucks, verdes, verdecitos, dolarcitos, dolaritos',
    'USD',
  ],
  ['gs, g, guarani+, pyg, guaranis', 'PYG'],
  ['reais, reales, brl, euro*, eur, peso*', 'other'],
])
export const currencyMarks: ReadonlyMap<string, MoneySign> = new Map([
  ['u$s', 'USD'],
  ['u$d', 'USD'],
  ['us$', 'USD'],
  ['$', '$'],
  ['₲', 'PYG'],
  ['r$', 'other'],
  ['€', 'other'],
])

export const bounds = wordTable<'min' | 'max'>([
  [
    'hasta, hsta, asta, ate, menos de, (que )no pasen( de), (que )no supere(n), (que )no exceda(n), (que )no pase( de), no podemos pasar( de), no puedo pasar( de), no pasamos de, no paso de, que no pasen, no supera, sin pasar( de), sin superar, inferior a(l), menor a(l), menor de, menores a, (por )debajo de, abajo de, no mas de, no mas caro de, (que )no( sea) mas car@ que, maximo( de), como maximo, max, tope, con tope de, under, below, up to, less than, fewer than, cheaper than, at most, no more than, maximum( of), presupuesto( de), mi presupuesto es, budget( of)',
    'max',
  ],
  [
    'desde, mas de, superior a(l), mayor a(l), mayor de, mayores a, a partir de, arriba de, (por )encima de, minimo( de), como minimo, min, al menos, por lo menos, no menos de, no menor a, over, above, from, starting at, starting from, more than, at least, minimum( of), no less than',
    'min',
  ],
])
export const boundMarks: ReadonlyMap<string, 'min' | 'max'> = new Map([
  ['<', 'max'],
  ['>', 'min'],
])
/** Without the figure itself: "más de 3 dormitorios" is four, "menos de 3" two. */
export const strictBounds = wordSet(
  'mas de, superior a(l), mayor a(l), mayor de, mayores a, arriba de, (por )encima de, over, above, more than, menos de, menor a, under, below, less than, fewer than',
)
/** Before "más de": a maximum. */
export const refusals = wordSet(
  'no, not, nunca, sin, dont, cant, cannot, wont, never, without, drop, exclude, remove, skip, hide, saca, sacame, quita, quitame, descarta, tira, elimina',
)
/** "3 dormitorios o más", "120 mil máximo". */
export const boundsAfter = wordTable<'min' | 'max'>([
  ['maximo, como maximo, max, tops, peve, meve, o menos, or less, tope, maximum, para abajo', 'max'],
  ['minimo, como minimo, min, o mas, or more, en adelante, minimum, para arriba', 'min'],
])

/** Make the figure a range. */
export const approximations: ReadonlyMap<string, true> = new Map([
  ...wordTable([
    [
      'alrededor( de), aproximadamente, aprox( de), cerca de, mas o menos( de), casi, unos, unas, uns, umas, tipo, por volta de, about, around, approximately, approx, roughly, circa, close to',
      true as const,
    ],
  ]),
  ...['±', '~', '+-', '+/-'].map((mark) => [mark, true] as const),
])
export const approximationsAfter = wordTable([
  ['aproximadamente, aprox, aproximado*, mas o menos, y pico, approximately, approx, or so', true],
])
/** "cuotas de 650.000", "con renta de 500 usd". */
export const paymentWords = wordTable([
  [
    'cuota*, cuota* mensual+, pagos mensuales, pago mensual, entrega, anticipo, seña, refuerzo*, expensas, expensas mensuales, ingreso* mensual+, installment*, monthly installments, down payment, maintenance fee',
    true,
  ],
])
/** Sold with the tenant. */
export const investmentWords = phrases(
  'ya alquilad@, ya rentad@, actualmente alquilad@, already rented( out), already let, ja alugad@, com renda( mensal), (com )renda garantida, con renta( mensual), con inquilino*, genera renta, generando renta, renta asegurada, renta garantizada, edificio* de renta, propiedad+ de renta, inmueble* de renta, para renta, rental investment*, investment property, investment properties, investment apartment*, with tenant*, tenanted, a plazos, entrega y cuotas, em parcelas',
)
/** Between these and their figure. */
export const paymentLinks = wordSet(
  'de, desde, hasta, a, partir, por, solo, inicial, minima, fijas, mensual+, of, from',
)

/** "1.200 usd + iva" is no minimum. */
export const surcharges = wordSet(
  'iva, gastos, servicios, comision, garantia, impuestos, vat, tax+, utilities, bills, fees',
)
/** "15 usd el m2" */
export const perUnitLinks = wordSet('el, la, los, por, per, a, the, x, cada')
/** "12 metros de frente" is no area. */
export const sideWords = wordSet('frente, fondo, ancho, largo, altura, pe, front, frontage, wide, deep, long')
/** Removed from the end after a cut. */
export const danglingWords = wordSet(
  'a, al, con, de, del, en, e, el, la*, los, entre, o, u, para, por, sobre, un, una, y, ya, cerca, zona, barrio, ciudad, hasta, desde, mas, menos, maximo, minimo, and, at, for, from, in, near, of, on, or, over, the, to, under, below, above, with, sin, no, ni, without, around',
)
/** Useless for the text search. */
export const stopWords: ReadonlySet<string> = new Set([
  ...danglingWords,
  ...phrases(
    'ante, xa, tngo, perto, quero, procuro, preciso, aipota, peteĩ, ahekase, aheka, jaheka, oipa, ndive, pe, che, cn, capacidad, capacity, e*, ella, em, na, do, da, com, um, uma, imovel, imoveis, quanto*, custa, cuant@, cuantos, vale(n), invertir, esta, este, esto, (de )la*, le, lo*, me*, mi*, muy, pero, que, se, sea, ser, si, su*, tenga(n), tiene(n), una*, uno*, yo, donde, hay, algo, algun, alguna, como, hacia, zona*, barrio*, aprox, aproximadamente, alrededor, max, min, precio*, presupuesto, valor, costo, cuesta(n), tengo, busca, busco, buscando, buscamos, buscar, estoy, quiero, queremos, necesito, necesitamos, quisiera, dame, mostrame, muestrame, ver, encontrar, me gustaria, gustaria, favor, hola, gracias, propiedad+, inmueble*, lind@*, hermos@*, bonit@, buen@*, buen, de los, x, q, p, casi, aproximado*, about, approximately, approx, roughly, circa, an, by, is, are, i, im, am, my, we, our, it*, that, this, some, any, between, up, than, least, most, price, priced, budget, area, city, town, neighborhood, neighbourhood, district, zone, looking, look, searching, search, find, show, want, wanted, need, would, like, please, hi, hello, thanks, property, properties, nice, beautiful, good, great, techad@*, covered, month, unfurnished, amoblar, amueblar, c, s, usd, dolar+, dollar*, gs, guarani+, alguien, sabe*, saben, conoce*, conocen, someone, anyone, know, alguem, pa, pal, ok, señora, espos@, marido, gotyo, reheve, orekova, oreko, rehe, tuicha, tuichava, ypype, ypypegua, hagua, ra, amo, aikoteve, cheroga, bairro, regiao, pra, bo, rupi, guasu, hina, nomas, noma, aceite, avenue',
  ),
])

/** Before a place name: confirm it. */
export const placeMarks = wordSet(
  'en, in, em, persona*, pessoas, people, pers, pax, barrio, zona, ciudad, cerca, near, around, city, area, at, hacia, neighborhood, neighbourhood',
)
/** Before a place name: a street, whose words remain search words. */
export const streetMarks = wordSet('avda, avenida, av, ave, calle, sobre')
/** A street or a water, unless it is a city ("lote esquina capiata", "vista al río Asunción", "terreno ruta luque"). */
export const cornerMarks = wordSet('esquina, esq, ruta, autopista, rio, lago, arroyo')
/** Before "avenida": no name follows ("5ta avenida asunción"). */
export const ordinalWords = wordSet(
  'primera, segunda, tercera, cuarta, quinta, sexta, septima, octava, novena, decima',
)
/** Before a place name: a building called so. */
export const buildingWords = wordSet(
  'colegio, cole, escuela, iglesia, parroquia, capilla, farmacia, clinica, hotel, school, church, igreja',
)
export const saintWords = wordSet('san, santa, santo, virgen, saint')
/** Before a second city: "en Luque, camino a San Bernardino". */
export const directionMarks = wordSet(
  'camino, rumbo, ruta, autopista, salida, acceso, hacia, minutos, min*, hora*, km*, kilometros, cuadras, cerca, limite, near, minutes, hours',
)
/** Also common words: need a mark before them or stand alone. */
export const ordinaryPlaces = wordSet(
  'altos, franco, salto, buena vista, bella vista, vista alegre, campo grande, costa azul, felicidad, carolina, universo, picada, laurel+, arroyito, liberacion, vaqueria, maciel, la pastora, la victoria, simon bolivar, carlos antonio lopez, cerro cora, bernardino caballero, 3 de mayo, tres de mayo, 3 de febrero, tres de febrero, 29 de septiembre, 23 de octubre, inmaculada, fatima, obligado, union, santiago, cerrito, alberdi, humaita, lima, belen, borja, escobar, pastoreo, colmena, la paz, la paloma, terminal, remanso, molino, salado, rincon, obrero, salinas, independencia, reducto, antequera, yegros, iturbe, ygatimi',
)
/** Without agreed borders: beside their city they only rank. */
export const vagueBarrios = wordSet('caacupemi')
/** `loose`: only of what a filter supports, as "sin entrega" is ad text; `outside`: of a place. */
export const exclusionMarks = wordTable<'firm' | 'loose' | 'outside'>([
  [
    'sin, sem, without, with no, menos, sac@(me) los( que son), sac@(me) las( que son), sac@(me) los que estan, quit@(me) los( que son), quit@(me) las( que son), quit@(me) los que estan, tir@ os( que sao), tir@ as( que sao), retir@ os( que sao), remove the ones( that are), drop the ones( that are), exclude the ones( that are), take out the ones( that are)',
    'loose',
  ],
  [
    'no, nada de, nada en, not, nao, ni, nor, anything but, (que )no sea(n), (que )no tenga(n), (que )nao seja(m), que nao fique, (que )no este(n), (que )no quede(n), (que )no acepte(n), ani, ndahaei, ndahaeiva, ndaipotai, ndaipotaiva, que no admita, que no permita, no quiero (nada), sac@(me) los de(l), sac@(me) las de(l), quit@(me) los de(l), quit@(me) las de(l), remove the ones in, without the ones in, drop the ones in, tira os d@, tire os d@, no busco, no buscamos, no estoy buscando, no estamos buscando, no me interesa(n), nao quero (nada), nao procuro, nao busco, nao estou procurando, nao me interessa(m), not looking for, not interested in, no interest in, dont want, don t want, excepto, exceptuando, excluyendo, salvo, a excepcion de, con excepcion de, except, except for, excluding, other than, but not, that is not, that are not',
    'firm',
  ],
  ['(a)fuera de(l), lejos de(l), far from, away from, longe de, longe do, outside( of)', 'outside'],
])
/** What need not be is neither wanted nor refused. */
export const optionalMarks = wordTable<'optional'>([
  [
    "no hace falta que sea(n), no hace falta que este(n), no hace falta que tenga(n), no es necesario que sea(n), no es necesario que este(n), no es necesario que tenga(n), no necesita ser, no necesita estar, no necesita tener, no tiene que ser, no tiene que estar, no tiene que tener, nao precisa ser, nao precisa estar, nao precisa ter, nao precisa de, doesn't need to be, doesn't have to be, doesn't need to have, doesn't have to have, does not need to be, does not have to be, need not be, not necessarily",
    'optional',
  ],
])
/** Between mark and target. */
export const exclusionFillers = wordSet(
  'en, in, on, at, em, na, se, sobre, cerca, frente, de, del, of, el, la*, lo*, the, a, al, an, un, una, any, ningun, ninguna, con, with, muy, tan, barrio, zona, ciudad, dentro, ser',
)
/** Exclude furnished homes by themselves. */
export const unfurnishedWords = phrases(
  'sin amoblar, sin amueblar, desamoblad@*, desamueblad@, sem mobilia, sem moveis, unfurnished, non furnished',
)
/** Neither off plan nor under construction. */
export const readyWords = phrases(
  '(ya )list@* para mudar(se), list@* para mudarnos, list@* para mudarme, (ya )list@* para habitar, (ya )list@* para vivir, (ya )list@* para entrar( a vivir), (ya )list@* para ocupar, ya terminad@*, (ja )pront@* para morar, pront@* para mudar, (already )ready to move in, move in ready, ready to live in, ready to occupy',
)
/** Between alternatives that are all excluded. */
export const alternativeWords = wordSet('o, u, ou, tera, or')
/** Of land as large as departments are named for. */
export const ruralWords = wordSet('campo*, estancia*, hacienda*, fazenda*, farm*, hectareas, hectares')
export const withWords = wordSet('tenga, con, with, com, c')
export const purposeWords = wordSet('para, for, build, building')
export const withoutWords = wordSet('sin, without')
export const alsoWords: ReadonlySet<string> = new Set([...withWords, ...phrases('y, and, mas')])
/** "cerca de mi oficina": no type. */
export const nearWords = wordSet(
  'cerca, perto, near, close, zona, fondo, dentro, junto, frente, pasos, cuadras, metros, minutos, lado, next, beside',
)
/** "casa en terreno amplio": no type. */
export const inWords = wordSet('en, sobre, in, on')
/** Between these and the type. */
export const typeFillers = wordSet(
  'de, del, a, al, la*, los, el, un, una, mi, su, mismo, gran, amplio, pequeñ@, construir, edificar, hacer, levantar, poner, montar, instalar, build, put, fazer, to, the, my, own, large, big, weekend, holiday',
)
/** "Terreno para hacer una casita de fin de semana" */
export const constructionWords = wordSet('construir, edificar, hacer, levantar, poner, build, fazer')
/** "terreno apto edificio": not an apartment. */
export const suitabilityWords = wordSet('apto*')
/** "depto ideal oficina", "departamento tipo casa": only the first is a type. */
export const likenessWords = wordSet('estilo, apt@*, ideal, tipo')
/** After a type, they describe it: "terreno comercial". */
export const commercialWords = wordSet('comercial+, commercial')
/** Beside "depósito": the money. */
export const onlyWords = wordSet('solo, solamente, unicamente')
export const guaranteeWords = wordSet('garantia*, garante*, contrato, fraccionado')
/** In Portuguese "no centro" is in the center. */
export const portugueseWords = wordSet(
  'em, um, uma, uns, umas, com, ate, fechado, fechada, sala*, loja*, ponto, investimento, galpao, sitio, kitnet*, cobertura, alugar, aluguel, alugueis, aluga, venda*, imovel, imoveis, fazenda*, chacara, perto, quartos, mobiliado',
)
/** Studios have no bedroom. */
export const studioWords = wordSet('monoambiente*, studio*, loft*, ambiente, mono, kitnet')
export const eitherPhrases = phrases(
  'no importa si es, no importa si esta, no importa que sea, con o sin, sin o con, with or without',
)
export const joiningWords = wordSet('y, e, o, u, ou, tera, and, or')
/** "con piscina y quincho" becomes "con quincho". */
export const sharedWords: ReadonlySet<string> = new Set(['con', 'with'])
/** Removed at the beginning of a text. */
export const openingWords: ReadonlySet<string> = new Set([...joiningWords, 'con', 'with', 'en', 'in'])

/** Common words within one typo of a vocabulary word. */
export const ordinaryWords = wordSet(
  'noise, noises, noisy, paraguays, caminhao, caminhoes, camion*, truck*, semirremolque*, carreta*, consultora*, cascavel, garante*, precisa, precisam, residency, residence, compre, vendi, vendio, vendid@*, vendem, vendeu, perco, pagamento*, purchaser*, comprovo, seeing, vengo, venimos, aparte, debts, quanta*, alquilaba, chove, restar, comparo, comparamos, perito*, carry, depositar, deposite, deposita, vindo, aprender, settling, permiso*, garbage, economia*, economizar, economizo, holes, studies, locals, usando, gratuit@, pergunta*, ativo, oficiais, venza, luvas, hereder@*, vendor*, flags, dupla, duplo, chamo, conto, reventar, destinad@*, menciones, grant*, cabinet*, perdida*, vaca*, arrancar, negocito, reparacion, acondicionador, pest, criteria, mobilidade, assaltos, vaccines, jardinero*, diarista*, alaga, desechos, afastad@, capos, guardas, guardad@*, bloquearon, destacar, temporarily, encarga*, encargo, renewing, estudo, fiaca, repintar, viendo, vocacion, rescatad@*, resgatad@*, homem, parcelar, porteira, fianca, fiança, casal, casais, casales, limpo, papeles, casar*, casarme, melhores, daria*, portuari@*, fixer, parcelad@*, noches, noites, nights, semanas, weeks, pizza*, minha*, viniendo, verde, vistas, parques, carta*, camas, casino, cocinas, comercio*, estadio, fuente, grandes, luces, mesas, monto, nuevas, nuevo, pared, pisos, planta, primera, puerta, punto, subte, titulado*, ventanas, horse*, plate, trees, families, familias, rentable*, terminad@*, triple, pista, puesto, recolecta, rents, renter, tierra, cerros, abriendo, accessible, acoplado, action*, arbolad@*, arreglar, asado, atencion, autor, banderas, britanico, cargo*, cases, compara(n), comparalos, comparar, compilar, compras, comprobar, computar, cosas, costados, datos, dejar, demas, deposit*, caben, caseta, comprador, lists, shows, paleta, destinad@, ecologic@*, elevado, feature*, finished, forzando, gastar, gastos, gates, generation, guarda, guardada, guarderia*, leave, limpia, limpios, lost, manera, mariana, marin@, mensajes, mitad, natalia, oficinista, paralela*, pregunta*, presenta(n), presentar, presente*, presento, prevent, prevista*, quintana, quinto*, quita, rebajad@*, regalad@, remote, remot@, republica, residencial+, residential, resto, resting, saber, sanatorio, sillones, sombreado, tercero*, termino*, valuation, estudiar, estudia(n), estudiante*, vence(n), vencer, vendedor, villalba, negociar, negociado, ventajas, viviendo, asesores, acaray, patino, naranjos, tacuari, catolica, aptas, charruas, alquilad@*, forms',
)

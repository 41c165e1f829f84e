import { plural } from '#shared/words/es/plural.ts'

/** Figures are formatted. */
export const replies = {
  talk: {
    hello: (brand: string) =>
      `¡Hola! Soy el asistente de ${brand}. Busco propiedades, te digo a cuánto está el metro cuadrado en un barrio y saco cuentas de rentabilidad. ¿Qué estás buscando?`,
    helloListing: (title: string) =>
      `¡Hola! Preguntame lo que quieras de «${title}»: precio, superficie, ambientes, zona, rentabilidad o cómo visitarla.`,
    thanks: '¡De nada! Acá estoy si querés seguir buscando.',
    bye: '¡Hasta luego! Acá te espero cuando quieras.',
    ok: 'Perfecto. ¿Seguimos con otra búsqueda, o querés saber algo más de alguna propiedad?',
    self: (brand: string) =>
      `Soy el asistente de ${brand}: un programa, no una persona. Respondo con los avisos publicados acá y con los precios que salen de ellos.`,
    help: 'Puedo ayudarte con esto:\n• Buscar: «casa con patio en Luque hasta 120 mil».\n• Afinar: «más barato», «con piscina», «¿y en San Lorenzo?».\n• Precios: «¿a cuánto está el m² en Villa Morra?».\n• Estimar: «¿cuánto vale un departamento de 80 m² en Recoleta?».\n• Rentabilidad: «si compro a 100 mil y alquilo a 700».\n• Comparar: «compará los dos primeros».',
    helpListing: (title: string) =>
      `De «${title}» te puedo decir el precio y cuánto sale el metro cuadrado, los ambientes, la superficie, la zona, las comodidades, qué rinde, cómo está frente al mercado, qué hay parecido y cómo pedir una visita.`,
    rules:
      'Eso no lo puedo hacer: mis reglas no se cambian desde el chat. Sí puedo buscarte propiedades y decirte precios.',
    private:
      'No doy datos personales: ni teléfonos, ni correos, ni documentos, ni direcciones que quien publica no muestra, ni lo que hizo otra persona en el sitio. Para hablar con quien publica, usá «Enviar consulta» en el aviso: tu mensaje le llega directo.',
    neighbors:
      'No busco ni descarto casas por el origen, la religión o la condición de los vecinos: los avisos no lo dicen y no sería justo. Sí puedo buscar por zona, precio, tamaño, barrio cerrado, o cerca de un colegio o un parque: decime qué te importa del lugar.',
    actions:
      'No puedo hacer cambios ni enviar nada por vos: solo leo los avisos publicados. Eso lo hacés vos en el sitio, en un par de clics.',
    offTopic:
      'De eso no sé: solo respondo sobre propiedades en Paraguay, con los avisos y los precios de este sitio. ¿Buscamos algo?',
    advice:
      'No doy asesoramiento legal, impositivo ni de créditos: para eso consultá a un escribano, a un contador o a tu banco. Sí te puedo decir precios, comparables y una rentabilidad estimada.',
    noPromise: 'Cuánto va a valer no lo sabe nadie, y no lo prometo. Lo que se ve hoy:',
    future:
      'No puedo predecir precios. Te puedo decir cómo están hoy los avisos de una zona: decime tipo de propiedad y barrio o ciudad.',
    unclear:
      'No te entendí del todo. Decime qué buscás, por ejemplo «departamento de 2 dormitorios en Villa Morra hasta 120 mil», o preguntame por los precios de un barrio.',
    whom: (adviser: string) =>
      `Eso no lo tengo escrito y no lo invento: preguntá ${adviser} antes de firmar o pagar. Precios, avisos y lo que dicen las guías sí te lo digo.`,
    nearest: 'Justo eso no lo tengo escrito. Lo más cercano de las guías:',
    either: 'Eso puede querer decir dos cosas. ¿Cuál te sirve?',
    others: '¿O preguntás por otra cosa?',
    offered: 'No estoy seguro de haberte entendido. ¿Es alguna de estas?',
    partly: 'Eso no lo sé responder con los datos del sitio, y no lo invento. Lo que sí tengo:',
    tooVague:
      '¿Qué buscás? Decime si es para comprar o alquilar, qué tipo de propiedad, en qué zona y hasta cuánto.',
  },

  how: {
    mails:
      'Perdón por la molestia. Los correos se apagan en configuración, en «Notificaciones por correo»; los de una búsqueda guardada paran también si la borrás en tus avisos guardados.',
    currency:
      'Cada quien publica en la moneda que elige, por eso ves las dos. Para ver los precios en guaraníes o en dólares, elegí la moneda en configuración: la otra se calcula al cambio del día, como referencia.',
    photos:
      'No hace falta fotógrafo: con el teléfono alcanza. De día, con las luces prendidas, desde la esquina de cada ambiente y en horizontal; la mejor, primero. Los avisos con varias fotos claras salen antes en la búsqueda. Se suben al publicar tu aviso.',
    guides:
      'Sí: compra paso a paso, alquiler y garantías, costos e impuestos, terrenos y papeles, financiación, inversión, extranjeros, mudanza y venta, cada dato con su fuente, en las guías de Óga.',
    guidesLink: 'guías de Óga',
    publish:
      'Para publicar, entrá a «Publicar una propiedad», cargá los datos y las fotos y confirmá. Podés empezar sin cuenta: te la pedimos recién al final, y lo que escribiste no se pierde. Empezá por acá: publicar tu aviso.',
    publishLink: 'publicar tu aviso',
    favorites:
      'Tocá el corazón de un aviso y queda en tus favoritos. Sin cuenta se guardan en este navegador; con cuenta, en todos tus dispositivos.',
    favoritesLink: 'tus favoritos',
    compare:
      'Guardá como favoritas las propiedades que te interesan y elegí de dos a cinco en comparar propiedades: vas a ver precios, metros y diferencias lado a lado.',
    compareLink: 'comparar propiedades',
    account:
      'Para buscar no necesitás cuenta. Para guardar en varios dispositivos, publicar y comparar, tocá «Ingresar» arriba. Tus datos y las notificaciones están en configuración.',
    accountLink: 'configuración',
    mine: 'Tus avisos están en mis propiedades: ahí ves en qué estado está cada uno y los editás, los pausás, los renovás o los cerrás. Uno en borrador, en revisión, pausado o vencido no sale en la búsqueda.',
    mineLink: 'mis propiedades',
    fees: 'Es gratis buscar, consultar y publicar. No cobramos la operación, no retenemos señas y no firmamos por nadie: te ponemos en contacto con quien publica. Lo que cobre una inmobiliaria lo acordás con ella. Está en los términos.',
    feesLink: 'los términos',
    safety:
      'Antes de pagar o firmar, visitá la propiedad y pedí los documentos con la ayuda de un profesional. «Verificada» habla de la inmobiliaria que publica; no certifica los títulos. Está en los términos.',
    method:
      'Los precios por m² salen de los avisos activos: la mediana y los cuartiles de los comparables, sin los atípicos. Son precios pedidos, no de cierre. Está todo en cómo calculamos.',
    methodLink: 'cómo calculamos',
    visit:
      'Abrí el aviso, tocá «Enviar consulta» y elegí «Visita»: proponés dos o tres horarios y quien publica confirma uno. Decime qué propiedad te interesa y te llevo.',
    contact:
      'Abrí el aviso y tocá «Enviar consulta»: tu mensaje le llega a quien publica y te responde por correo. Donde hay botón de WhatsApp, también podés escribirle por ahí.',
    imports:
      'Para subir muchos avisos de una vez, entrá a importar avisos con una planilla (Excel o CSV) o un feed de tu sistema: antes de guardar te mostramos qué entra y qué hay que corregir, y se puede deshacer. Necesitás una cuenta; si es para una inmobiliaria, hacelo desde ella.',
    importsLink: 'importar avisos',
    api: 'Sí: hay una API REST documentada y un servidor MCP para asistentes. Leer lo público no pide clave; para tu inmobiliaria se crean claves en configuración. Está todo en la página para desarrolladores.',
    apiLink: 'la página para desarrolladores',
    report:
      'Si un aviso te parece falso o engañoso, escribile al equipo de Óga desde la página de contacto con el enlace del aviso y qué viste: lo revisamos y, si es así, lo sacamos. Mientras tanto no pagues nada ni mandes documentos.',
    alerts:
      'Hacé la búsqueda con tus filtros y tocá «Guardar búsqueda»: te avisamos por correo cuando se publique algo así, y si baja de precio un aviso que guardaste. Lo manejás en tus avisos guardados.',
    alertsLink: 'tus avisos guardados',
    agency:
      'Para una inmobiliaria: creala desde tu cuenta, invitá a tu equipo, cargá los avisos uno por uno o con una planilla y recibí las consultas en una bandeja común, repartidas por turno. Se empieza en tu inmobiliaria.',
    agencyLink: 'tu inmobiliaria',
    whyHere:
      'Buscar y publicar es gratis: no cobramos la operación ni comisión. Cada aviso lleva su precio por m² comparado con el mercado, y quien lo ve puede comparar, guardar y pedir visita con horario. Las consultas llegan a tu bandeja y a tu correo, sin dejar tu número a la vista, y ves cuántos lo miraron. Es en publicar tu aviso.',
    team: 'Para hablar con el equipo de Óga está la página de contacto.',
    teamLink: 'página de contacto',
  },

  leftOpen: (question: string) => `De «${question}» no estoy seguro: preguntámelo aparte.`,
  search: {
    whichPlace: (list: string) => `¿Cuál? Decime el nombre, por ejemplo ${list}, y busco a su alrededor.`,
    remote: (n: number, count: string) =>
      n === 0
        ? 'Para trabajar desde casa ninguno de estos declara fibra: preguntá en la consulta qué internet llega y a qué velocidad, y si hay lugar para un escritorio.'
        : `Para trabajar desde casa, de estos ${n === 1 ? 'declara fibra' : 'declaran fibra'} ${count}. Un escritorio no es un filtro: un dormitorio de más sirve, y en la consulta se pregunta la velocidad.`,
    access: {
      of: (list: string) => `De estos avisos, ${list}.`,
      elevator: (count: string) => `con ascensor ${count}`,
      ground: (count: string) => `en planta baja ${count}`,
    },
    noAccess: 'Ninguno dice ascensor ni planta baja: conviene una casa de una sola planta.',
    accessAsk:
      'Rampa, ancho de puertas y escalones de la entrada no son un filtro: preguntalos en la consulta antes de visitar. En un dúplex los dormitorios suelen estar arriba.',
    accessHome:
      'Conviene una casa de una sola planta, o un departamento en planta baja o con ascensor, con entrada sin escalones, puertas y baño anchos y vereda pareja.',
    reais:
      'No tengo la cotización del real, así que no filtré por ese monto: van de menor a mayor precio. Con un tope en dólares o guaraníes sí filtro.',
    instalments:
      'Por monto de cuota no se puede buscar: la entrega, la cuota y el plazo los dice cada aviso, o quien publica si le preguntás.',
    financed: (n: number, figure: string) =>
      plural(n, { one: '1 aviso dice que se financia.', other: `${figure} avisos dicen que se financian.` }),
    /** `what`: "Casas en venta en Luque". */
    found: (n: number, figure: string, what: string) =>
      plural(n, { one: `Encontré una: ${what}.`, other: `Encontré ${figure}: ${what}.` }),
    foundMany: (figure: string, what: string) => `Encontré más de ${figure}: ${what}.`,
    count: (n: number, figure: string, what: string) =>
      plural(n, { one: `Hay 1 aviso: ${what}.`, other: `Hay ${figure} avisos: ${what}.` }),
    countMany: (figure: string, what: string) => `Hay más de ${figure} avisos: ${what}.`,
    some: (n: number) => `Te muestro ${n}:`,
    first: (text: string) => `Primero van los que dicen «${text}» o algo de eso.`,
    nowhere: (text: string) => `Ninguno dice «${text}»: van los demás.`,
    order: {
      newest: 'Las más nuevas:',
      cheapest: 'De menor a mayor precio:',
      most_expensive: 'De mayor a menor precio:',
      most_viewed: 'Las más vistas:',
      best_return: 'De mayor a menor rentabilidad estimada:',
      lowest_per_sqm: 'De menor a mayor precio por m²:',
      largest: 'De mayor a menor superficie:',
      smallest: 'De menor a mayor superficie:',
    },
    inOffer: { sale: 'En venta', rent: 'En alquiler' },
    split: 'Los precios de venta y de alquiler no se comparan, así que van aparte.',
    noFees: 'Ninguna de las que te mostré dice cuánto paga de expensas: preguntalo en la consulta.',
    best: {
      newest: (what: string) => `La más nueva (${what}):`,
      cheapest: (what: string) => `La más barata (${what}):`,
      most_expensive: (what: string) => `La más cara (${what}):`,
      most_viewed: (what: string) => `La más vista (${what}):`,
      best_return: (what: string) => `La de mayor rentabilidad estimada (${what}):`,
      largest: (what: string) => `La más grande (${what}):`,
      smallest: (what: string) => `La más chica (${what}):`,
      most_parking: (what: string) => `La de más cocheras de las que te mostré (${what}):`,
      lowest_fees: (what: string) => `La de menos expensas de las que las dicen (${what}):`,
      most_bedrooms: (what: string) => `La de más dormitorios (${what}):`,
      lowest_per_sqm: (what: string) => `La de menor precio por m² (${what}):`,
    },
    next: 'Las que siguen:',
    none: (what: string) => `No encontré avisos así: ${what}.`,
    closest: (without: string) => `Lo más parecido, ${without}:`,
    noMore: 'No hay más avisos que esos con lo que pediste.',
    alreadyMost: 'No hay ninguna que la supere en esta búsqueda.',
    all: 'Ver todos en la búsqueda',
    allNone: 'Cambiar los filtros en la búsqueda',
    took: (typed: string, meant: string) => `Leí «${typed}» como «${meant}».`,
    ignored: (what: string) => `No puedo filtrar por «${what}», así que no lo tuve en cuenta.`,
    upTo: (price: string) => `hasta ${price}`,
    from: (price: string) => `desde ${price}`,
    between: (low: string, high: string) => `de ${low} a ${high}`,
    perMonth: (price: string) => `${price} por mes`,
    perNight: (price: string) => `${price} por noche`,
    forPeople: (people: string) => `para ${people}`,
    returning: (percent: string) => `con rentabilidad desde ${percent} %`,
    inGuaranies: (typed: string, usd: string, rate: string) =>
      `${typed} son ${usd} al cambio de ${rate} por dólar.`,
    atLeast: (what: string) => `${what} o más`,
    saleOrRent: (sale: string, rent: string) => `${sale}, o alquiler ${rent}`,
    without: (what: string) => `sin ${what}`,
    except: (what: string) => `menos ${what}`,
    shortTerm: 'por noche',
    relaxed: {
      groundFloor: 'sin exigir la planta baja',
      withoutGuarantor: 'aunque pidan garante',
      facts: 'sin exigir la financiación ni el estado',
      near: (km: string) => `a hasta ${km} km`,
      text: (text: string) => `sin exigir «${text}»`,
      amenities: 'sin exigir las comodidades',
      rooms: 'con menos ambientes',
      area: 'sin exigir la superficie',
      smaller: 'con menos superficie',
      price: (percent: string) => `subiendo el precio hasta un ${percent} %`,
      neighborhood: (city: string) => `en todo ${city}`,
      neighbors: 'en los barrios vecinos',
      homes: 'con viviendas de otro tipo',
      financing: 'sin exigir la financiación',
      stage: 'sin exigir el estado de la obra',
      barter: 'sin exigir la permuta',
      parking: 'sin exigir cochera',
      land: 'con terrenos, sin exigir la casa',
      within: (km: string, city: string) => `a hasta ${km} km de ${city}, con lo que hay`,
      withinAnyPrice: (km: string, city: string) => `a hasta ${km} km de ${city} y sin tope de precio`,
      nearby: (city: string) => `en ciudades cercanas a ${city}`,
      people: 'para menos personas',
      anyPrice: 'sin tope de precio, de menor a mayor',
      most: 'sin tantos filtros',
      elsewhere: 'en otros lugares',
      anywhere: 'con menos filtros y en otros lugares',
    },
    whichOne:
      'No sé a cuál te referís. Pedime primero una búsqueda y después decime «el segundo» o «la más barata».',
    goneOne: (title: string) => `«${title}» ya no está publicada.`,
  },

  compare: {
    lead: (n: number) => `Comparé ${n}:`,
    cheapest: (title: string, price: string, by: string) =>
      `La más barata es «${title}», ${price}: ${by} menos que la más cara.`,
    samePrice: 'Cuestan lo mismo.',
    perSqm: (title: string, price: string) => `Por metro cuadrado conviene «${title}»: ${price}.`,
    largest: (title: string, area: string) => `La más grande es «${title}», con ${area}.`,
    bedrooms: (title: string, n: string) => `Más dormitorios: «${title}», ${n}.`,
    market: (title: string, percent: string) =>
      `Frente a su mercado, la más conveniente es «${title}»: ${percent}.`,
    mixed: 'Ojo: unas son de venta y otras de alquiler, así que los precios no se comparan entre sí.',
    need: 'Para comparar necesito al menos dos propiedades. Pedime una búsqueda y después decime «compará los dos primeros».',
    page: 'Podés verlas lado a lado en esta comparación.',
    pageLink: 'esta comparación',
    depends:
      'Cuál te conviene depende de qué te pesa más, precio, espacio o zona: decímelo y te digo cuál miraría primero.',
  },

  market: {
    around: (neighborhood: string) => `${neighborhood} y sus vecinos`,
    median: (what: string, place: string, price: string, per: string) =>
      `${what} en ${place}: la mediana es ${price} ${per}.`,
    spread: (low: string, high: string, n: number, figure: string) =>
      `La mitad central va de ${low} a ${high}, sobre ${plural(n, { one: '1 aviso', other: `${figure} avisos` })}.`,
    few: 'Son pocos avisos: tomalo como una pista.',
    asking: 'Son precios pedidos en los avisos, no de cierre.',
    total: (area: string, price: string) => `Para ${area}, eso da unos ${price}.`,
    wider: (neighborhood: string, city: string) =>
      `En ${neighborhood} no hay avisos suficientes de ese tipo; te doy los de ${city}.`,
    none: (what: string, place: string) =>
      `No hay avisos suficientes para decir a cuánto está: ${what} en ${place}.`,
    noneAnywhere: (what: string) => `No hay avisos suficientes para dar precios: ${what}.`,
    others: (what: string, place: string) => `${what}, por barrio en ${place}:`,
    cities: (what: string) => `${what}, por ciudad:`,
    row: (place: string, price: string, n: number, figure: string) =>
      `${place}: ${price} (${plural(n, { one: '1 aviso', other: `${figure} avisos` })})`,
    dearest: (what: string, city: string) => `${what} en ${city}, de más caro a más barato por m²:`,
    cheapest: (what: string, city: string) => `${what} en ${city}, de más barato a más caro por m²:`,
    cityOf: 'Paraguay',
    offers: (n: number, figure: string, price: string) =>
      plural(n, {
        one: `Hay 1 aviso publicado, a ${price}.`,
        other: `Hay ${figure} avisos publicados, desde ${price}.`,
      }),
    where: '¿De qué barrio o ciudad? Te digo a cuánto está el metro cuadrado.',
    versus: (one: string, other: string, percent: string) => `${one} está ${percent} más caro que ${other}.`,
    versusUnsure: 'Con tan pocos avisos no te digo cuál de los dos es más caro.',
    versusSame: (one: string, other: string) => `${one} y ${other} están igual.`,
  },

  estimate: {
    around: (city: string) => `Cerca de ${city}, esto se pide por m² (medianas):`,
    aroundRow: (town: string, each: string, count: string, area: string, sum: string) =>
      `${town}: ${each} (${count} avisos); ${area} serían unos ${sum}`,
    aroundOnly: (city: string) =>
      `Son otras ciudades y precios pedidos: para ${city} sirven de marco y no son una tasación.`,
    range: (what: string, low: string, high: string) =>
      `${what}: los avisos parecidos van de ${low} a ${high} (la mitad central).`,
    perMonth: 'por mes',
    below: (price: string, standing: string) => `${price} está por debajo de lo habitual: ${standing}.`,
    above: (price: string, standing: string) => `${price} está por encima de lo habitual: ${standing}.`,
    within: (price: string, standing: string) => `${price} está dentro de lo habitual (${standing}).`,
    need: 'Para estimarlo necesito el tipo de propiedad, la ciudad o el barrio y los metros cuadrados: «departamento de 80 m² en Villa Morra».',
    needArea: 'Me falta la superficie: decime cuántos metros cuadrados tiene.',
    needPlace: 'Me falta el lugar: decime el barrio o la ciudad.',
    none: (what: string) =>
      `${what}: no hay avisos parecidos que alcancen para estimarlo, y no invento una cifra.`,
    appraisal: 'Es una referencia de precios pedidos, no una tasación. Podés ajustarla en la calculadora.',
    calculatorLink: 'la calculadora',
  },

  returns: {
    lead: (rent: string, price: string, roi: string, rating: string) =>
      `Con ${rent} de alquiler por mes y ${price} de compra, la rentabilidad es ${roi} al año (${rating}).`,
    assumed: (occupancy: string, expenses: string) =>
      `Supone ${occupancy} de ocupación y ${expenses} de gastos por mes.`,
    net: (net: string) => `Deja ${net} netos al año, antes de impuestos.`,
    notForecast: 'Es una cuenta, no una promesa.',
    ratings: { high: 'alta', good: 'buena', moderate: 'moderada', low: 'baja' },
    need: 'Decime por cuánto comprás y a cuánto alquilás por mes: «si compro a 100 mil y alquilo a 700».',
  },

  rate: {
    now: (rate: string, source: string) => `El dólar está a ${rate}, según ${source}.`,
    fallback: (rate: string) => `Usamos ${rate} por dólar.`,
    reference: 'Es un valor de referencia: ahora no pudimos renovarlo.',
    converted: (from: string, to: string, rate: string) => `${from} son ${to}, a ${rate} por dólar.`,
  },

  suggestions: {
    search: 'Casa con patio en Luque hasta 120 mil',
    rent: 'Departamento en alquiler en Villa Morra',
    market: '¿A cuánto está el m² en Villa Morra?',
    marketIn: (place: string) => `¿A cuánto está el m² en ${place}?`,
    cheaper: 'Más barato',
    larger: 'Más grande',
    cheapestOne: '¿Cuál es la más barata?',
    largestOne: '¿Cuál es la más grande?',
    compareTwo: 'Compará las dos primeras',
    more: 'Mostrame más',
    firstOne: 'Contame de la primera',
    in: (place: string) => `¿Y en ${place}?`,
    withPool: 'Con piscina',
    price: '¿Cuánto cuesta?',
    fair: '¿Está caro frente al mercado?',
    roi: '¿Qué rentabilidad tiene?',
    similar: '¿Qué hay parecido?',
    visit: '¿Cómo la visito?',
    amenities: '¿Qué comodidades tiene?',
    place: '¿Dónde queda?',
    area: '¿Cuántos metros tiene?',
    estimate: '¿Cuánto vale un departamento de 80 m² en Recoleta?',
    returns: 'Si compro a 100 mil y alquilo a 700, ¿cuánto rinde?',
    help: '¿Qué podés hacer?',
    show: (text: string) => `Mostrame ${text}`,
    bestReturn: 'Mostrame las de mejor rentabilidad',
    rate: '¿A cuánto está el dólar?',
  },
}

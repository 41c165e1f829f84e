import { phrases } from './grammar.ts'

export const noisePhrases = phrases(
  'paraguay, paraguai, no paraguai, em paraguai, paraguayo, paraguaya, paraguayos, paraguayas, py, com py, en paraguay, todo el pais, todo paraguay, inmobiliaria, inmobiliarias, imobiliaria, imobiliarias, inmobiliario, inmobiliarios, bienes raices, bien raiz, real estate, realtor, realtors, realty, broker, brokers, agencia, agencias, agente, agentes, corredor inmobiliario, clasificado, clasificados, clasificados abc, abc clasificados, abc color, clasificados ultima hora, ultima hora clasificados, classifieds, anuncio, anuncios, aviso, avisos, publicacion, publicaciones, listing, listings, clasipar, clasi par, infocasas, info casas, infocasa, hendyla, encuentra24, olx, mercadolibre, mercado libre, properati, trovit, mitula, nuroa, facebook, face, marketplace, market place, google, portal, portales, pagina, paginas, sitio, sitios, web, website, www, online, fotos, foto, photos, pictures, videos, usado, usada, usados, usadas, used, segunda mano, second hand, pequeño, pequeña, pequeños, pequeñas, pequeñito, pequeñita, chico, chica, chicos, chicas, chiquito, chiquita, small, little, tiny, disponible, disponibles, available, urgente, urgentemente, urgent, oferta, ofertas, oportunidad, oportunidades, offer, offers, deal, deals, opciones, options, lista, listado, catalogo, cuanto sale, cuanto salen, mejor, mejores, best, todo, todos, todas, all, actual, actualmente, now',
)

/** Lowest prices first. */
export const cheapPhrases = phrases(
  'barato, barata, baratos, baratas, baratito, baratita, baratitos, baratitas, mas barato, mas barata, mas baratos, mas baratas, lo mas barato, economico, economica, economicos, economicas, mas economico, mas economica, mas economicos, mas economicas, lo mas economico, accesible, accesibles, bajo costo, de bajo costo, bajo precio, bajos precios, precio bajo, precios bajos, buen precio, a buen precio, buenos precios, precio economico, precios economicos, precio accesible, precios accesibles, menor precio, menos caro, menos cara, menos caros, menos caras, cheap, cheaper, cheapest, affordable, inexpensive, economical, low cost, low price, low prices, low priced, budget friendly, good price, less expensive, least expensive',
)

/** Highest prices first. "Caro" alone is a complaint. */
export const dearPhrases = phrases(
  'mas caro, mas cara, mas caros, mas caras, lo mas caro, mayor precio, mas costoso, mas costosa, mas costosos, mas costosas, most expensive, more expensive, priciest, dearest',
)

/** They resemble other meanings. */
export const plainPhrases = phrases(
  'living room, dining room, salon comedor, salon de belleza, salon de reuniones, en pozo, pozo, shopping mall, centro comercial, centros comerciales, centro medico, centro de salud, centro educativo, centro cultural, centro de eventos, centro de convenciones, apto credito, apto para credito, apto crediticio, apto banco, apto bancario, apto vivienda, apto profesional, apto para, apto todo, apart hotel, en suite, quinta avenida, rio paraguay, aviadores del chaco, heroes del chaco, defensores del chaco, paz del chaco, excombatientes del chaco, ideal para alquilar, ideal para renta, listo para alquilar, para inversion, a pasos, a pasos de, por vehiculo, por auto, acepto vehiculo, acepto auto, acepta vehiculo, recibo vehiculo, recibo auto, vehiculo como parte de pago, auto como parte de pago, vehiculo en parte de pago, vehiculo en permuta',
)

import { fold } from '#shared/core/text.ts'
import { type ImportField, importFields } from './importFields.ts'

/** In Spanish, English and Portuguese, beside the site's own labels; the RESO and CRM names among them. */
const synonyms: Record<ImportField, string> = {
  externalId:
    'código, codigo interno, cod, id, ref, referencia, reference, nro, número, n°, sku, clave, public_id, reference_code, listing key, listingkey, codigo do imovel, código de la propiedad',
  title: 'título, titulo del aviso, nombre, title, name, titulo do anuncio, encabezado, titular',
  description:
    'descripción, detalle, detalles, observaciones, comentarios, description, remarks, public remarks, publicremarks, texto, descricao, notas',
  propertyType:
    'tipo, tipo de propiedad, tipo de inmueble, tipo inmueble, inmueble, property type, propertytype, type, tipo de imovel, categoria, rubro',
  transactionType:
    'operación, tipo de operación, operation, oferta, transaction, transaction type, venta/alquiler, venta o alquiler, operacao, finalidade, negocio, modalidad',
  status:
    'estado, situación, status, standard status, standardstatus, disponibilidad, disponible, availability',
  price:
    'precio, precio total, precio de venta, precio venta, precio alquiler, precio de alquiler, importe, monto, valor, price, list price, listprice, sale price, preco, precio usd, precio us$, precio gs, precio dólares, precio en dólares, precio guaraníes, precio en guaraníes, price usd',
  currency: 'moneda, divisa, currency, moeda, mon',
  city: 'ciudad, localidad, municipio, distrito, city, town, cidade',
  neighborhood: 'barrio, zona, colonia, vecindario, neighborhood, neighbourhood, area name, bairro, sector',
  address:
    'dirección, calle, domicilio, ubicación, address, street, street address, unparsedaddress, endereco, calle y número',
  latitude: 'latitud, lat, latitude',
  longitude: 'longitud, lng, lon, long, longitude',
  coordinates: 'coordenadas, coordinates, geo, lat/lng, lat lng, punto, gps, google maps',
  photos:
    'fotos, foto, imágenes, imagen, galería, photos, photo, pictures, images, image, media, imagenes urls, foto principal, fotos urls, links de fotos',
  floorPlans: 'planos, plano, floor plan, floor plans, floorplan, planta, plantas',
  bedrooms:
    'dormitorios, dormitorio, dorm, dorms, habitaciones, hab, cuartos, recámaras, bedrooms, beds, bedroomstotal, quartos, piezas, cant dormitorios',
  bathrooms: 'baños, baño, bathrooms, baths, bathroomstotalinteger, banheiros, cant baños',
  parkingSpaces:
    'cocheras, cochera, garaje, garajes, garage, garages, estacionamiento, estacionamientos, parking, parking spaces, vagas, autos',
  area: 'superficie, m2, m², área, area, metros, metros cuadrados, size, superficie total, sup total, tamaño, area total, area m2, superficie m2',
  builtArea:
    'superficie construida, m2 construidos, m2 edificados, construido, construcción, built area, living area, livingarea, area construida, superficie cubierta, m2 cubiertos, sup cubierta, built, area privativa',
  landArea:
    'terreno, superficie del terreno, superficie terreno, m2 terreno, lote, land area, lot size, lot area, plot, area do terreno, sup terreno, m2 de terreno',
  frontage: 'frente, frente m, frontage, front, ancho, testada',
  depth: 'fondo, largo, depth, profundidad',
  yearBuilt:
    'año, año de construcción, antigüedad año, year built, yearbuilt, year, ano de construcao, construido en',
  floor: 'piso, nivel, floor, andar, planta nro',
  buildingName:
    'edificio, torre, nombre del edificio, building, building name, condominio nombre, edificio nombre',
  stage: 'estado de la obra, etapa, stage, obra, condición, condition, antigüedad',
  deliveryMonth:
    'entrega, mes de entrega, fecha de entrega, entrega estimada, posesión, delivery, delivery date, delivery month, previsao de entrega',
  amenities:
    'comodidades, amenidades, amenities, características, extras, features, servicios, equipamiento, comodidades y servicios',
  acceptsBarter: 'permuta, acepta permuta, barter, aceita permuta',
  vatIncluded: 'iva, iva incluido, vat, vat included',
  guarantee: 'garantía, garantía del alquiler, guarantee, garantia',
  maintenanceFee:
    'expensas, expensas por mes, gastos comunes, hoa, maintenance, maintenance fee, condominio valor, taxa',
  feeIncludes: 'expensas incluyen, las expensas incluyen, qué incluyen las expensas, fee includes',
  financing:
    'financiación, financiamiento, formas de pago, forma de pago, financing, payment options, financiamento, apto crédito',
  downPaymentPercent:
    'entrega % del precio, entrega inicial %, anticipo %, down payment percent, down payment %',
  instalments:
    'cantidad de cuotas, cuotas, nro de cuotas, plazo en cuotas, instalments, installments, parcelas',
  instalmentAmount:
    'monto de cada cuota, monto de cuota, monto cuota, valor cuota, cuota mensual, instalment amount, valor da parcela',
  currentRent: 'renta actual, alquiler actual, current rent',
  pricePerMonth: 'alquiler por mes, alquiler mensual, precio por mes, monthly rent, rent per month, aluguel',
  pricePerNight: 'precio por noche, por noche, nightly price, price per night, diaria, tarifa por noche',
  pricePerDay: 'alquiler por día, precio por día, price per day',
  pricePerHour: 'alquiler por hora, precio por hora, price per hour',
  allowsLongTerm: 'largo plazo, alquiler a largo plazo, long term',
  allowsShortTerm: 'temporal, alquiler temporal, temporario, short term, airbnb si/no, temporada',
  minStayDays: 'estadía mínima, noches mínimas, minimum stay, min nights, minimo noches',
  maxStayDays: 'estadía máxima, maximum stay, max nights, maximo noches',
  roomOnly: 'pieza en alquiler, solo habitación, room only',
  capacity: 'capacidad, personas, huéspedes, capacity, guests, hospedes, capacidad personas',
  internetSpeed: 'internet, internet mbps, velocidad de internet, mbps',
  expectedMonthlyRent: 'alquiler esperado, alquiler esperado por mes, expected rent',
  monthlyExpenses: 'gastos por mes, gastos, gastos mensuales, monthly expenses',
  titleEn: 'título en inglés, titulo ingles, english title, title en, title (en)',
  descriptionEn:
    'descripción en inglés, descripcion ingles, english description, description en, description (en)',
  airbnbUrl: 'enlace en airbnb, airbnb, airbnb url, link airbnb',
}

/** "Sup. Construida (m²)" → "sup construida m2". */
export const headerKey = (text: string): string =>
  fold(text)
    .replaceAll('²', '2')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()

/** Of a cell's value; "₲" has no letters of its own. */
export const choiceKey = (text: string): string => headerKey(text.slice(0, 200).replaceAll('₲', ' gs '))

const fieldsByKey = new Map<string, ImportField>()
for (const field of importFields)
  for (const name of [field, ...synonyms[field].split(',')]) {
    const key = headerKey(name)
    if (!fieldsByKey.has(key)) fieldsByKey.set(key, field)
  }

/** "Foto 12" counts as "Foto"; what stands in brackets or is a unit does not count. */
export function fieldOfHeader(header: string): ImportField | undefined {
  const key = headerKey(header)
  const bare = headerKey(header.slice(0, 200).replace(/\([^()]*\)/g, ' '))
  const unnumbered = bare.replace(/ ?\d{1,3}$/, '')
  return fieldsByKey.get(key) ?? fieldsByKey.get(bare) ?? fieldsByKey.get(unnumbered)
}

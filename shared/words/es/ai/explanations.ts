/** What a word means, and what the site cannot say. */
export const explanations = {
  trend:
    'No tengo la historia de precios por zona, así que no digo cuánto subió cada una: digo qué piden hoy los avisos, y de cada aviso, si su precio cambió desde que se publicó. Preguntame cuánto piden en dos lugares y los comparo.',
  beach:
    'Paraguay no tiene mar. Con agua cerca hay casas en San Bernardino, sobre el lago Ypacaraí, y en Encarnación, junto al río Paraná: buscá «casas en San Bernardino» o «casas en la Costanera de Encarnación».',
  duplex:
    'Un dúplex es una vivienda de dos plantas; acá suele compartir una pared con otra igual y tener entrada propia.',
  studio: 'Un monoambiente es un departamento sin dormitorio aparte: un solo ambiente, con baño y cocina.',
  penthouse: 'Un penthouse es el departamento del último piso, casi siempre con terraza.',
  condominium:
    'Un condominio es un conjunto de viviendas con áreas comunes que se pagan entre todos, con expensas y un reglamento.',
  ph: 'PH es propiedad horizontal: unidades con dueño propio en un mismo edificio o terreno, con partes comunes y un reglamento. Algunos avisos lo usan también por penthouse.',
  house: 'Una casa tiene entrada y terreno propios, y por lo general no paga expensas.',
  apartment: 'Un departamento es una unidad dentro de un edificio: comparte accesos y paga expensas.',
  fees: 'Las expensas son lo que cada unidad paga por mes por lo común del edificio: limpieza, seguridad, ascensor, luz de pasillos. Quién las paga en un alquiler lo dice el contrato.',
  quincho: 'Un quincho es el espacio techado con parrilla para comer y recibir gente.',
  storage: 'Una baulera es un depósito chico que le toca a un departamento, casi siempre en el subsuelo.',
  serviceRoom:
    'La dependencia es la pieza con baño para el personal doméstico; muchos la usan de depósito o escritorio.',
  ambientes:
    'Los ambientes cuentan el living además de los dormitorios: «3 ambientes» son dos dormitorios y un living. Acá se suele contar por dormitorios.',
  plot: 'Un lote es un terreno ya dividido, por lo general de un loteamiento; terreno se dice de cualquiera.',
  flood:
    'En Asunción, las crónicas de las crecidas del río de 2015 y 2019 nombran los Bañados y partes de Tablada Nueva, San Juan, Santa Ana, San Cayetano, Tacumbú y Ricardo Brugada (la Chacarita). Calle por calle no lo mido: los avisos no lo dicen. Andá a ver después de una lluvia fuerte, preguntá a los vecinos por raudales y a la municipalidad por la zona, y mirá si la calle tiene desagüe.',
  floodElsewhere:
    'De inundaciones de esa ciudad no tengo datos, y los avisos no lo dicen: lo que está cerca de un río o un arroyo se mira primero. Andá a ver después de una lluvia fuerte, preguntá a los vecinos por raudales y a la municipalidad por la zona, y mirá si la calle tiene desagüe.',
  building:
    'Cuánto sale construir no lo sé: acá hay avisos de propiedades, no presupuestos de obra. Pedí dos o tres a constructores o arquitectos. Sí te puedo decir a cuánto están los terrenos y las casas ya hechas de una zona.',
  livingCosts:
    'Cuánto se gasta en luz, agua, supermercado o colegios no lo mido. Sí te puedo decir cuánto piden de alquiler y qué expensas dicen los avisos.',
  schools:
    'Qué colegio es bueno no lo mido, ni a cuánto queda cada barrio de todos. Decime el nombre de un colegio y te digo qué barrios quedan cerca y qué hay ahí: «barrios cerca del American School», «casas cerca del Colegio San José».',
  bankOrHome:
    'Cuánto paga hoy un banco por un depósito no lo tengo: preguntá la tasa de un CDA a tu plazo, en la misma moneda, y comparala con lo que deja un alquiler después de gastos. El banco no da trabajo y se retira al vencer; la vivienda da alquiler, puede subir o bajar de precio, y tarda en venderse. No es un consejo financiero.',
  timing:
    'No puedo predecir ni precios ni el dólar, y nadie lo sabe de verdad. Lo que podés mirar: si cobrás en guaraníes, un dólar más bajo te abarata los avisos en dólares; mientras esperás, pagás alquiler; y cada aviso dice hace cuánto está y si ya bajó, que es donde hay más margen para negociar. Decime zona y presupuesto y te muestro cómo están hoy.',
  hectare: 'Una hectárea son 10.000 m², como un cuadrado de 100 por 100 metros. Un acre son unos 4.047 m².',
  swap: 'Se puede si la otra parte acepta: cada uno pone precio a lo suyo, la diferencia se paga en dinero y las dos transferencias se firman por escritura. Escribí con «Enviar consulta» qué ofrecés, dónde está y cuánto pedís, y antes de acordar pedí el certificado del registro de lo que recibís; los gastos e impuestos de cada transferencia los dice un escribano.',
  gated:
    'Un barrio cerrado son lotes y casas propias tras un portón, con calles, guardia y áreas comunes que se pagan con expensas; un country suma deporte y club. Se compra el lote o la casa, y el reglamento dice qué se puede construir.',
}

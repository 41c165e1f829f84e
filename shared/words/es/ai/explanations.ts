/** What a word means, and what the site cannot say. */
export const explanations = {
  trend:
    'No tengo la historia de precios por zona, así que no digo cuánto subió cada una: digo qué piden hoy los avisos, y de cada aviso, si su precio cambió desde que se publicó. Preguntame cuánto piden en dos lugares y los comparo.',
  beach:
    'Paraguay no tiene mar. Con agua cerca hay casas en San Bernardino, sobre el lago Ypacaraí, y en Encarnación, junto al río Paraná: buscá «casas en San Bernardino» o «casas en la Costanera de Encarnación».',
  succession:
    'En sucesión quiere decir que el dueño murió y un juez todavía tiene que decir quiénes heredan. Hasta que la sentencia se inscriba, nadie puede firmarte la escritura: se firman cesiones o compromisos, con más riesgo y más espera, y por eso suele pedirse menos. Para vender, los herederos abren la sucesión con un abogado y después escrituran. Antes de pagar o firmar, hacé revisar el expediente por un escribano o un abogado.',
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
  building:
    'Cuánto sale construir no lo sé: acá hay avisos de propiedades, no presupuestos de obra. Pedí dos o tres a constructores o arquitectos. Sí te puedo decir a cuánto están los terrenos y las casas ya hechas de una zona.',
  livingCosts:
    'Cuánto se gasta en luz, agua, supermercado o colegios no lo mido. Sí te puedo decir cuánto piden de alquiler y qué expensas dicen los avisos.',
  scam: 'No mandes plata antes de ver la propiedad y los papeles: pedir un giro o una seña antes de mostrarla es señal de estafa. Visitala, pedí el título y el documento de quien la ofrece, y pagá recién con recibo o contrato firmado. Si el aviso es de acá, avisanos por la página de contacto.',
  verification:
    'El correo lo confirma el servicio con el que iniciás sesión, no Óga: confirmalo ahí (mirá también en spam) y volvé a iniciar sesión. La contraseña también se cambia ahí.',
  erasing:
    'Para eliminar tu cuenta entrá a configuración y tocá «Eliminar cuenta»: borra tus datos personales y cierra tus avisos, para siempre.',
  schools:
    'Qué colegio es bueno no lo mido, ni a cuánto queda cada barrio de todos. Decime el nombre de un colegio y te digo qué barrios quedan cerca y qué hay ahí: «barrios cerca del American School», «casas cerca del Colegio San José».',
  viewing:
    'Al visitar, fijate en humedad y filtraciones, presión de agua, tablero eléctrico, señal y ruido, y andá a distintas horas. Preguntá qué incluyen las expensas y cuánto son, quién paga qué, desde cuándo está libre y qué queda adentro. Si vas a comprar, además el título, los impuestos al día y si hay obra al lado. Sacá fotos de cómo está antes de firmar.',
  permits:
    'El permiso de obra lo da la municipalidad del lugar, sobre planos firmados por un profesional; cada una tiene sus requisitos, tasas y límites de altura y retiro, y no los tengo confirmados. Antes de comprar un terreno para construir, preguntá allá qué se puede, y mirá agua, luz, acceso y el título.',
  bankOrHome:
    'Cuánto paga hoy un banco por un depósito no lo tengo: preguntá la tasa de un CDA a tu plazo, en la misma moneda, y comparala con lo que deja un alquiler después de gastos. El banco no da trabajo y se retira al vencer; la vivienda da alquiler, puede subir o bajar de precio, y tarda en venderse. No es un consejo financiero.',
  timing:
    'No puedo predecir ni precios ni el dólar, y nadie lo sabe de verdad. Lo que podés mirar: si cobrás en guaraníes, un dólar más bajo te abarata los avisos en dólares; mientras esperás, pagás alquiler; y cada aviso dice hace cuánto está y si ya bajó, que es donde hay más margen para negociar. Decime zona y presupuesto y te muestro cómo están hoy.',
  noReply:
    'Acá tu consulta le llega a quien publica por correo y queda en tus consultas enviadas; donde hay botón de WhatsApp, probá por ahí. Si en uno o dos días no responde, escribí a otro aviso parecido: la página de cada inmobiliaria dice cuánto suele tardar. Si un aviso sigue publicado y nadie atiende nunca, avisanos por la página de contacto.',
  rentInsurance:
    'Un seguro de caución o de alquiler reemplaza al garante: si el inquilino no paga, la aseguradora le paga al dueño hasta lo que diga la póliza, y después se lo cobra al inquilino. Qué cubre, por cuántos meses y cuánto cuesta lo dice cada aseguradora: no tengo precios confirmados. Hay avisos que dicen qué garantía aceptan, y se puede preguntar antes de visitar.',
  offer:
    'Escribí desde «Consultar» en el aviso con tu monto, cómo pagás y hasta cuándo vale. Para defenderlo, cada aviso dice cómo está frente al mercado, hace cuánto está publicado y si ya bajó: ahí hay margen. Si te la aceptan, antes de dar seña pedí el certificado del registro, y que lo acordado quede por escrito: precio, plazo, qué incluye y cuándo se devuelve la seña.',
  payingIn:
    'Los avisos piden en guaraníes o en dólares. Otra moneda, cripto o efectivo depende de que quien vende lo acepte: acordalo por escrito, con qué cambio y qué día. Lo más seguro es que el pago pase por un banco el día de la escritura, con el escribano presente; el banco y el escribano suelen pedir de dónde viene el dinero, así que llevá los comprobantes.',
  rentingCosts:
    'Para entrar a alquilar se suele pagar el primer mes y un depósito de garantía de uno o dos meses, y a veces un mes de comisión si hay inmobiliaria: calculá entre dos y cuatro alquileres. Lo decide quien alquila, así que preguntalo antes. Decime la zona y los dormitorios, y te digo cuánto piden.',
  neighbor:
    'Quién tiene razón entre vecinos no lo juzgo. Por muros y límites mandan el título y el plano: un agrimensor mide y un escribano revisa los papeles. Por ruidos, humedad o animales, hablá con la administración del edificio, que tiene un reglamento, o con la municipalidad. Si no se arreglan, un abogado te dice si conviene mediar o demandar.',
  dispute:
    'Quién tiene razón en un conflicto así no lo juzgo, y no doy consejo legal. Juntá el contrato, los recibos y los mensajes, reclamá por escrito y consultá a un abogado, que te dice si conviene mediar o demandar. Si es por un aviso de acá, avisanos por la página de contacto.',
  possession:
    'La posesión es ocupar y usar un inmueble sin ser su dueño inscripto. Quien vende derechos posesorios no te pasa el título, porque la propiedad pasa solo por escritura pública: por eso suele pedirse menos y el riesgo es tuyo. Antes de pagar, que un escribano o un abogado mire a nombre de quién está.',
  currency:
    'Se puede en las dos monedas: cada aviso dice la suya, y acá te muestro la otra al cambio del día. En cuál se paga lo dice el contrato: si cobrás en guaraníes, un alquiler en guaraníes no te sube con el dólar.',
  ownerOrAgency:
    'Con el dueño tratás directo y no suele haber comisión, pero revisás vos los papeles: pedí el título, la cédula y un contrato escrito. Con una inmobiliaria alguien filtra, muestra y arma el contrato, y puede cobrar comisión: preguntá cuánto y quién la paga. Cada aviso dice quién publica, y acá las inmobiliarias verificadas están marcadas.',
  tenancy:
    'Eso lo dice el contrato de alquiler: mirá qué pone sobre entradas del dueño, arreglos, cambios y subalquiler. Lo que no dice, acordalo por escrito. No tengo una norma confirmada para citarte: si ya hay un conflicto, un abogado te dice qué vale en tu caso.',
  delay:
    'Lo que valga lo dice el contrato: mirá la fecha de entrega, cuánto puede correrse, qué te pagan por cada mes de atraso y cuándo podés salir con lo pagado de vuelta; si no lo dice, pedí que lo agreguen antes de firmar. Si ya se atrasó, reclamá por escrito con el contrato y los recibos y consultá a un abogado: qué corresponde en tu caso no lo juzgo. Cuántas obras entregó a tiempo cada empresa no lo mido: pedile edificios terminados y hablá con quienes compraron ahí.',
  hectare: 'Una hectárea son 10.000 m², como un cuadrado de 100 por 100 metros. Un acre son unos 4.047 m².',
  swap: 'Se puede si la otra parte acepta: cada uno pone precio a lo suyo, la diferencia se paga en dinero y las dos transferencias se firman por escritura. Escribí con «Consultar» qué ofrecés, dónde está y cuánto pedís, y antes de acordar pedí el certificado del registro de lo que recibís; los gastos e impuestos de cada transferencia los dice un escribano.',
  gated:
    'Un barrio cerrado son lotes y casas propias tras un portón, con calles, guardia y áreas comunes que se pagan con expensas; un country suma deporte y club. Se compra el lote o la casa, y el reglamento dice qué se puede construir.',
  cashOrLoan:
    'Al contado no pagás intereses, cerrás antes y tenés con qué negociar el precio, pero ponés todo en un solo bien. Con crédito guardás parte de tu dinero y pagás la tasa del banco por años, más sus gastos: conviene si lo que guardás te rinde más que esa tasa, o si la cuota no te aprieta. Pedí la tasa en dos o tres bancos y decime precio y entrega: te calculo la cuota.',
  usualRental:
    'Hay de todo: cada aviso dice si está amoblado y qué incluye. Luz, agua e internet suelen pagarse aparte, y quién paga las expensas lo dice el contrato. Se puede buscar por «amoblado», y lo que un aviso no diga, preguntarlo en la consulta antes de visitar.',
}

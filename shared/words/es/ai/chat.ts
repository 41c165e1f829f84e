import { plural } from '#shared/words/es/plural.ts'

export const chat = {
  title: 'Asistente de Óga',
  scope: 'Avisos y precios de todo el país',
  conversation: 'Conversación',
  you: 'Vos',
  assistant: 'Óga',
  restart: 'Conversación nueva',
  restarted: 'Empezaste una conversación nueva.',
  undo: 'Deshacer',
  greeting:
    '¡Hola! Busco entre los avisos, explico precios y hago cuentas de alquiler e inversión. ¿Qué estás buscando?',
  starters: [
    'Casas con piscina en Luque hasta 200 mil dólares',
    'Departamento de 2 dormitorios en alquiler en Asunción',
    '¿Cuánto cuesta el m² en Villa Morra?',
    '¿A cuánto está el dólar?',
  ],
  propertyGreeting: (title: string) =>
    `¡Hola! Preguntame lo que quieras sobre «${title}»: el precio, la zona, la renta o cómo visitarla.`,
  saleStarters: [
    '¿El precio está bien para la zona?',
    '¿Cuánto rendiría en alquiler?',
    '¿Hay otras parecidas más baratas?',
    '¿Cómo coordino una visita?',
  ],
  rentStarters: [
    '¿El alquiler está bien para la zona?',
    '¿Qué comodidades tiene?',
    '¿Hay otras parecidas más baratas?',
    '¿Cómo coordino una visita?',
  ],
  suggestions: 'Podés preguntar',
  about: 'Hablamos de:',
  forget: 'Dejar de hablar de esto',
  question: 'Tu pregunta',
  placeholder: 'Escribí tu pregunta…',
  send: 'Enviar',
  stop: 'Detener la respuesta',
  stopped: 'Respuesta detenida.',
  tooLong: (count: string, max: string) => `Tu pregunta tiene ${count} caracteres; el máximo es ${max}.`,
  typing: 'Óga está escribiendo…',
  slow: 'Sigue buscando; puede tardar unos segundos más.',
  failed: 'No se pudo procesar tu mensaje. Intenta nuevamente.',
  unanswered: 'Quedó sin respuesta.',
  resend: 'Enviar de nuevo',
  listings: 'Propiedades de esta respuesta',
  moreListings: (n: number) => plural(n, { one: 'Ver 1 más', other: `Ver ${n} más` }),
  sources: {
    model: 'Escrito con IA a partir de los datos de Óga; puede equivocarse.',
    local: 'A partir de los datos de Óga.',
  },
}

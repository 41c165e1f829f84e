export const landing = {
  title: 'Casas, departamentos y terrenos en Paraguay',
  eyebrow: 'Venta · Alquiler · Inversión',
  headline: 'Encontrá tu lugar en Paraguay',
  /** Óga is the Guaraní word for house. */
  intro:
    'Óga es casa en guaraní. Buscá como hablás, mirá cada precio en dólares y guaraníes, y decidí con los números a la vista.',
  start: 'Comenzar',
  explore: 'Explorar propiedades',
  claims: [
    { figure: '100+', text: 'propiedades' },
    { figure: '24/7', text: 'atención' },
    { figure: 'IA', text: 'que te ayuda a elegir' },
  ],
  example: 'Probá con',
  examples: ['casa con quincho en Luque', 'depto 2 dormitorios hasta 120 mil', 'alquiler en Villa Morra'],
  featuresTitle: 'Todo lo que hace falta para decidir bien',
  features: {
    search: {
      title: 'Búsqueda inteligente',
      text: 'Escribí «casa 3 dorm con quincho en Lambaré» y Óga lo entiende: barrio, precio, dormitorios y hasta errores de tipeo.',
    },
    investment: {
      title: 'Análisis de inversión',
      text: 'Rentabilidad estimada, ocupación y tarifa diaria, con una calculadora que podés ajustar a tus propios números.',
    },
    chat: {
      title: 'Chat con IA',
      text: 'Preguntá lo que quieras de una propiedad o de una zona, a cualquier hora. Responde con los avisos a la vista.',
    },
    currency: {
      title: 'Conversión de moneda',
      text: 'Cada precio en dólares y en guaraníes, al tipo de cambio del día y con su fuente.',
    },
    verified: {
      title: 'Avisos verificados',
      text: 'Las inmobiliarias verificadas llevan su distintivo, para que sepas con quién hablás antes de escribir.',
    },
    bilingual: {
      title: 'Soporte bilingüe',
      text: 'Todo Óga en español y en inglés. Cambiá de idioma con un toque, en cualquier pantalla.',
    },
  },
  callTitle: 'Tu próxima casa ya está acá',
  callText: 'Entrá, mirá y guardá las que te gusten. Sin registrarte y sin vueltas.',
  callAction: 'Ver propiedades',
  callOwner: '¿Vendés o alquilás?',
  callPublish: 'Publicá tu propiedad',
  picturesTitle: 'Propiedades que podés ver hoy',
  picturesAll: 'Ver destacadas',
  perMonth: (price: string) => `${price} al mes`,
}

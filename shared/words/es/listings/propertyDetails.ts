import { plural } from '#shared/words/es/plural.ts'

export const propertyDetails = {
  description: 'Descripción',
  sheet: 'Descargar ficha en PDF',
  complain: 'Denunciar este aviso',
  aiImproved: 'Descripción mejorada con IA',
  agency: {
    title: 'Publicado por',
    owner: 'Dueño directo',
    inCharge: 'A cargo de',
    profile: 'Ver perfil y propiedades',
    ask: 'Hacer una consulta',
  },
  office: {
    title: 'La oficina',
    hours: 'Horario',
    hourNames: { '24-7': 'Las 24 horas', business: 'Horario comercial', custom: 'A convenir' },
    meetingRooms: 'Salas de reuniones',
    desks: 'Puestos',
    deskNames: { hot: 'Flexibles', dedicated: 'Fijos', private: 'Privados' },
    services: 'Servicios incluidos',
    serviceNames: {
      receptionist: 'Recepción',
      printing: 'Impresión',
      kitchen: 'Cocina o cafetería',
      lounge: 'Sala de estar',
      events: 'Permite eventos',
    },
  },
  guides: {
    title: 'Guías',
    costs: 'Gastos e impuestos al comprar',
    land: 'Qué papeles pedir de un terreno',
    offPlan: 'Qué mirar al comprar en pozo',
    renting: 'Depósito, garante y contrato',
  },
  history: {
    title: 'Historia del precio',
    first: (date: string, price: string) => `${date}: publicado a ${price}`,
    unchanged: (date: string, price: string) => `${date}: publicado a ${price}, sin cambios desde entonces`,
    fell: (date: string, percent: string, price: string) => `${date}: bajó ${percent}, a ${price}`,
    grew: (date: string, percent: string, price: string) => `${date}: subió ${percent}, a ${price}`,
    dropped: (percent: string, date: string, before: string) =>
      `Bajó ${percent} el ${date} (antes ${before})`,
    rose: (percent: string, date: string, before: string) => `Subió ${percent} el ${date} (antes ${before})`,
    published: (n: number, days: string) =>
      n < 1
        ? 'Publicado hoy'
        : plural(n, { one: 'Publicado hace 1 día', other: `Publicado hace ${days} días` }),
    beside: (published: string, city: string, n: number, days: string) =>
      `${published}; los parecidos en ${city} llevan ${plural(n, { one: '1 día', other: `${days} días` })} (mediana)`,
  },
  investment: {
    title: 'Inversión',
    roi: 'ROI estimado',
    aYear: 'al año',
    occupancy: 'Ocupación',
    dailyRate: 'Tarifa diaria promedio',
    expenses: 'Gastos mensuales',
    note: 'Estimado con lo que informó quien publica. No es una promesa de rendimiento.',
    open: 'Calcular ROI',
    missing: 'Cálculo no encontrado',
    missingFigures: 'El enlace trae números que no se entienden. Podés calcular de nuevo en Inversión.',
    missingText: 'Esta propiedad ya no tiene datos de inversión.',
  },
  rental: {
    title: 'Opciones de alquiler',
    shortTerm: 'Alquiler temporal',
    longTerm: 'Alquiler a largo plazo',
    contracts: 'Contratos de 1-3 meses disponibles',
    minStay: (n: number) => `Estadía mínima: ${plural(n, { one: '1 noche', other: `${n} noches` })}`,
    maxStay: (n: number) => `Estadía máxima: ${n} noches`,
    ask: 'Precio a consultar',
    airbnb: 'Ver en Airbnb',
  },
  location: {
    title: 'Ubicación',
    precision: {
      exact: 'Ubicación exacta',
      approximate: 'Ubicación aproximada',
      neighborhood: 'Se muestra solo el barrio',
      /** Without a point. */
      addressAlone: 'En el mapa, el centro de la zona',
    },
    plan: (place: string) => `Plano de ${place} y sus alrededores`,
    scale: '500 m',
    showMap: 'Ver en el mapa',
    map: (place: string) => `Mapa de ${place} con esta propiedad y las otras publicadas alrededor`,
    here: 'Esta propiedad',
    median: (place: string, price: string, n: string) =>
      `En ${place} se pide ${price} por m² (mediana de ${n} avisos parecidos).`,
    more: (place: string) => `Ver más en ${place}`,
    nearby: 'Ver propiedades a menos de 2 km',
  },
  similar: 'Propiedades similares',
  popular: 'Las más vistas de estos días',
  notFoundText: 'Puede que el enlace esté incompleto o que quien la publicó la haya retirado.',
  unavailableText: (title: string) => `«${title}» ya no está disponible. Mirá estas parecidas.`,
  backHome: 'Volver al inicio',
  searchMore: 'Buscar otras',
  publish: 'Publicar una propiedad',
}

import { plural } from '#shared/words/es/plural.ts'

interface About {
  /** Of the listing. */
  title: string
  /** Of the sender. */
  name: string
}

interface Meeting {
  title: string
  time: string
}

export const inquiryMails = {
  received: {
    subject: ({ title, name }: About) => `${name} te consultó por «${title}»`,
    heading: 'Tenés una consulta nueva',
    text: {
      info: (name: string) => `${name} quiere más información sobre tu aviso.`,
      visit: (name: string) => `${name} quiere visitar la propiedad.`,
      rental: (name: string) => `${name} quiere alquilar la propiedad.`,
      purchase: (name: string) => `${name} quiere comprar la propiedad.`,
    },
  },
  copy: {
    subject: (title: string) => `Tu consulta por «${title}»`,
    heading: 'Recibimos tu consulta',
    text: 'Tu consulta ha sido enviada al propietario. Te contactarán pronto. Esta es tu copia.',
    unconfirmed:
      'Recibimos una consulta por este aviso que da esta dirección. Si la enviaste vos, abrí la conversación: ahí está tu texto y ahí te responden. Si no fuiste vos, no hace falta que hagas nada.',
  },
  further: {
    subject: ({ title, name }: About) => `${name} te escribió por «${title}»`,
    heading: (name: string) => `${name} te escribió`,
    fromElsewhere: 'Este mensaje llegó por correo desde otra dirección que la de la conversación.',
  },
  bundle: {
    heading: (n: number) => plural(n, { one: 'Llegó 1 consulta más', other: `Llegaron ${n} consultas más` }),
    text: 'Hubo muchas consultas en una hora: después de las primeras te avisamos de las demás juntas. Todas están en tu bandeja.',
    count: (n: number) => plural(n, { one: '1 consulta', other: `${n} consultas` }),
    open: 'Ver las consultas',
  },
  facts: { name: 'Nombre', email: 'Correo', phone: 'Teléfono', times: 'Horarios preferidos (Paraguay)' },
  replying: {
    stays: 'Podés responder a este correo: tu respuesta queda en la conversación.',
    goesToSender:
      'Si respondés a este correo, le escribís directamente a quien consultó y tu respuesta no queda en la conversación: para eso, respondé desde la página.',
    cannot: 'No respondas a este correo: nadie lo lee. Seguí la conversación en la página.',
  },
  /** Its name where a calendar reads all of them. */
  calendar: 'Visitas en Óga',
  appointments: {
    agreed: {
      subject: ({ title, time }: Meeting) => `Visita acordada: ${time}, «${title}»`,
      heading: (title: string) => `Visita a «${title}»`,
      text: 'La visita quedó acordada. Te mandamos la cita para tu calendario.',
    },
    moved: {
      subject: ({ title, time }: Meeting) => `La visita cambió: ${time}, «${title}»`,
      heading: (title: string) => `Cambió la visita a «${title}»`,
      text: 'La visita tiene nuevos datos. Con el archivo adjunto se actualiza en tu calendario.',
    },
    cancelled: {
      subject: ({ title, time }: Meeting) => `Visita cancelada: ${time}, «${title}»`,
      heading: (title: string) => `Se canceló la visita a «${title}»`,
      text: 'La visita ya no se hace. Con el archivo adjunto desaparece de tu calendario.',
    },
    reminder: {
      subject: ({ title, time }: Meeting) => `Recordatorio: visita el ${time}, «${title}»`,
      heading: (title: string) => `Mañana: visita a «${title}»`,
      text: 'Te recordamos la visita de mañana.',
    },
    change: 'Si no podés ir, movela o cancelala desde la página: le avisamos a la otra parte.',
    open: 'Ver, mover o cancelar',
    facts: { time: 'Cuándo (hora de Paraguay)', place: 'Dónde', note: 'Nota' },
  },
  returned: {
    code: 'Código de tu aviso',
    reply: 'Si respondés a este correo, le escribís directamente a quien consultó.',
    open: 'Ver el aviso',
    why: 'Te escribimos porque tu feed da esta dirección para las consultas por este aviso.',
  },
  answer: 'Ver y responder',
  openConversation: 'Ver la conversación',
  somebody: 'Alguien',
  theAuthor: 'El anunciante',
  why: {
    sender: 'Te escribimos porque consultaste por un aviso en Óga. Si no fuiste vos, ignorá este correo.',
    recipient: 'Te escribimos porque alguien consultó por un aviso que está a tu cargo.',
  },
}

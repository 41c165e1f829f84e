interface About {
  /** Of the listing. */
  title: string
  /** Of who wrote. */
  name: string
}

/** Mails about an inquiry, to who asked and to who was asked. */
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
  },
  further: {
    subject: ({ title, name }: About) => `${name} te escribió por «${title}»`,
    heading: (name: string) => `${name} te escribió`,
  },
  facts: { name: 'Nombre', email: 'Correo', phone: 'Teléfono', times: 'Horarios preferidos (Paraguay)' },
  /** What becomes of a reply to the mail. */
  replying: {
    stays: 'Podés responder a este correo: tu respuesta queda en la conversación.',
    goesToSender:
      'Si respondés a este correo, le escribís directamente a quien consultó y tu respuesta no queda en la conversación: para eso, respondé desde la página.',
    cannot: 'No respondas a este correo: nadie lo lee. Seguí la conversación en la página.',
  },
  answer: 'Ver y responder',
  openConversation: 'Ver la conversación',
  somebody: 'Alguien',
  theLister: 'El anunciante',
  why: {
    sender: 'Te escribimos porque consultaste por un aviso en Óga. Si no fuiste vos, ignorá este correo.',
    recipient: 'Te escribimos porque alguien consultó por un aviso que está a tu cargo.',
  },
}

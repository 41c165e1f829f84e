export const savedSearchMails = {
  confirmation: {
    subject: 'Confirmá tu alerta de búsqueda',
    heading: 'Un clic y te avisamos',
    text: 'Alguien guardó una búsqueda con esta dirección para recibir avisos de propiedades nuevas. Si fuiste vos, confirmala: el enlace vale 7 días. Si no, no hace falta que hagas nada y no te escribimos más.',
    action: 'Confirmar la alerta',
    why: 'Te escribimos una sola vez porque alguien dio esta dirección en Óga.',
  },
}

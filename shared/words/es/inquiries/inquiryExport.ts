import type { InquiryChannel, InquiryStatus } from '#shared/inquiries/inbox.ts'
import type { InquiryType } from '#shared/inquiries/inquiries.ts'

export const inquiryExport = {
  file: 'consultas',
  columns: [
    'Código',
    'Fecha',
    'Canal',
    'Tipo',
    'Estado',
    'Código del aviso',
    'Aviso',
    'Nombre',
    'Correo',
    'Teléfono',
    'Mensaje',
    'Primera respuesta',
    'Último mensaje',
  ],
  channels: { form: 'Formulario', whatsapp: 'WhatsApp' } satisfies Record<InquiryChannel, string>,
  types: {
    info: 'Información',
    visit: 'Visita',
    rental: 'Alquiler',
    purchase: 'Compra',
  } satisfies Record<InquiryType, string>,
  statuses: {
    new: 'Nueva',
    answered: 'Respondida',
    visit_agreed: 'Visita acordada',
    closed: 'Cerrada',
    spam: 'Spam',
  } satisfies Record<InquiryStatus, string>,
}

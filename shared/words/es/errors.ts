import type { ErrorCode } from '#shared/core/errors.ts'
import { plural } from '#shared/words/es/plural.ts'

/** `fields`: errors of one field. */
export const errors = {
  codes: {
    malformed_json: 'El contenido enviado no es JSON válido.',
    malformed_body: 'El formulario enviado está incompleto o dañado.',
    bad_parameter: 'Un parámetro de la dirección no es válido.',
    bad_cursor: 'El cursor de página no es válido.',
    not_signed_in: 'Necesitás iniciar sesión.',
    bad_credentials: 'Credenciales incorrectas',
    code_required: 'Escribí el código de un solo uso de tu aplicación.',
    bad_code: 'El código no es válido o ya se usó.',
    forbidden: 'No tenés permiso para hacer esto.',
    codes_required: 'El panel pide códigos de un solo uso: activalos para seguir.',
    missing_scope: 'A esta clave le falta el permiso para esta llamada.',
    cross_site: 'La solicitud viene de otro sitio y fue rechazada.',
    foreign_host: 'Este servidor no responde con ese nombre: usá la dirección del sitio.',
    not_found: 'No encontramos lo que buscás.',
    method_not_allowed: 'Este método no está permitido aquí.',
    timeout: 'La solicitud tardó demasiado.',
    conflict: 'La solicitud choca con otra en curso. Intentá de nuevo.',
    edited_meanwhile: 'Alguien cambió lo mismo mientras editabas. Elegí qué queda.',
    too_many: 'Ya tenés el máximo que se puede guardar.',
    no_places_left: 'Los lugares destacados de tu plan están todos ocupados: liberá uno primero.',
    own_listing: 'Este aviso es tuyo: no hace falta que te consultes.',
    already_member: 'Ya trabajás en una inmobiliaria: salí de ella primero.',
    last_owner: 'Una inmobiliaria necesita al menos un titular: nombrá a otro primero.',
    precondition_failed: 'Cambió desde que lo leíste. Leelo de nuevo y volvé a intentar.',
    too_large: 'Lo enviado supera el tamaño permitido.',
    unsupported_type: 'El tipo de contenido no es compatible.',
    not_an_image: 'El archivo no es una imagen. Usá JPEG, PNG, WebP o AVIF.',
    heic_unsupported: 'Las fotos HEIC no son compatibles. Guardala como JPEG y volvé a subirla.',
    invalid: 'Hay datos que no son válidos.',
    broken_image: 'La imagen está dañada y no se puede leer.',
    too_many_pixels: 'La imagen tiene demasiados píxeles: el máximo es 50 megapíxeles.',
    storage_full:
      'Llegaste al máximo de 2 GB de fotos guardadas. Quitá de tus avisos las que ya no usás; su lugar se libera en un día.',
    idempotency_mismatch: 'Esta clave de repetición ya se usó con otros datos.',
    price_currency_suspect: 'El precio no parece ser ese. Revisalo o confirmalo.',
    location_suspect: 'El punto no parece estar ahí. Revisalo o confirmalo.',
    no_comparables: 'No hay avisos con precio y superficie para comparar.',
    no_comparables_left: 'Sacaste todos los comparables. Dejá al menos uno.',
    too_many_requests: 'Demasiadas solicitudes. Esperá un momento e intentá de nuevo.',
    internal: 'Ups, algo salió mal. Intentá nuevamente.',
    ai_unavailable: 'El asistente no puede hacer esto ahora. Intentá de nuevo más tarde.',
    storage_unavailable:
      'Por ahora no podemos guardar más archivos. No es por tu foto: ya lo estamos viendo. Intentá más tarde.',
    unavailable: 'El servicio no está disponible en este momento. Intentá en unos segundos.',
  } satisfies Record<ErrorCode, string>,
  /** «Local en alquiler» (Luque 4). `city`: the only one that was asked. */
  noComparables: (
    kind: string,
    others: { kind: string; city: string; count: number }[],
    city: string | undefined,
  ) =>
    `No hay avisos de «${kind}»${city ? ` en ${city}` : ''} con precio y superficie para comparar. Sí hay: ${others
      .map((other) => `«${other.kind}» en ${other.city} (${other.count})`)
      .join(', ')}.`,
  /** By price as typed. */
  priceDoubts: {
    other_currency: (price: string) => `${price} parece estar en la otra moneda. Revisalo o confirmalo.`,
    too_small: (price: string) => `${price} parece muy poco. Revisalo o confirmalo.`,
    too_big: (price: string) => `${price} parece demasiado. Revisalo o confirmalo.`,
    sale_price: (price: string) =>
      `${price} es más de lo que se pide de alquiler por mes: ¿es el precio de venta? Revisalo o confirmalo.`,
    instalment: (price: string) =>
      `${price} es la cuota que nombra tu aviso: ¿cuál es el precio total? Revisalo o confirmalo.`,
    was_sale: (price: string) =>
      `${price} era el precio de venta. Poné el alquiler por mes o confirmá que es ese.`,
    was_rent: (price: string) =>
      `${price} era el alquiler por mes. Poné el precio de venta o confirmá que es ese.`,
  },
  /** Typed price, area in m², price per m², place and its median per m². */
  figureDoubts: {
    price: (price: string, area: string, perSqm: string, place: string, median: string) =>
      `${price} por ${area} m² son ${perSqm} por m², y la mediana en ${place} es ${median}. ¿El precio es correcto? Revisalo o confirmalo.`,
    area: (price: string, area: string, perSqm: string, place: string, median: string) =>
      `${area} m² por ${price} son ${perSqm} por m², y la mediana en ${place} es ${median}. ¿La superficie es correcta? Revisala o confirmala.`,
    sale: (price: string, _area: string, perSqm: string, place: string, median: string) =>
      `${price} de alquiler por mes son ${perSqm} por m², y la mediana en ${place} es ${median}: ¿es el precio de venta? Revisalo o confirmalo.`,
    instalment: (price: string, _area: string, perSqm: string, place: string, median: string) =>
      `${price} son ${perSqm} por m², y la mediana en ${place} es ${median}: ¿es la cuota y no el precio total? Revisalo o confirmalo.`,
  },
  locationDoubts: {
    outside_country: 'El punto está fuera de Paraguay. Revisalo o confirmalo.',
    far_from_city: (km: number, city: string) =>
      `El punto está a ${km} km de ${city}. Revisalo o confirmalo.`,
  },
  notRenewable: 'Solo se renuevan los avisos activos o vencidos.',
  moderation: {
    notWaiting: 'Este aviso no espera aprobación.',
    notRejectable: 'Este aviso no se muestra ni espera aprobación.',
    notPausable: 'Este aviso ya no se muestra.',
    notHeld: 'Este aviso no lo pausó la administración.',
    isDeleted: 'Este aviso está eliminado.',
    ownerSuspended: 'La cuenta de su dueño está suspendida.',
    ownerGone: 'Su dueño eliminó su cuenta.',
  },
  alreadySuspended: 'La cuenta ya está suspendida.',
  notSuspended: 'La cuenta no está suspendida.',
  agencyInUse: (used: { agents: number; administrators: number; listings: number; developments: number }) =>
    `Todavía le pertenecen: ${[
      used.agents > 0 && plural(used.agents, { one: '1 agente', other: `${used.agents} agentes` }),
      used.administrators > 0 &&
        plural(used.administrators, {
          one: '1 administrador',
          other: `${used.administrators} administradores`,
        }),
      used.listings > 0 && plural(used.listings, { one: '1 aviso', other: `${used.listings} avisos` }),
      used.developments > 0 &&
        plural(used.developments, {
          one: '1 emprendimiento',
          other: `${used.developments} emprendimientos`,
        }),
    ]
      .filter(Boolean)
      .join(', ')}. Elegí a dónde pasan.`,
  agencyToItself: 'Lo de esta agencia no puede pasar a ella misma: elegí otra agencia, o ninguna.',
  noSuchAgency: 'No existe la agencia a la que pasaría lo de esta.',
  webhookOff: 'Este webhook está apagado. Prendelo primero.',
  nothingToMove: 'No hay una visita acordada para cambiar. La acuerda quien publica.',
  tooManySavedSearches: (max: number) =>
    `Ya tenés ${max} búsquedas guardadas. Borrá alguna en tus alertas antes de guardar otra.`,
  unknownLink: 'Este enlace ya no vale. Guardá la búsqueda de nuevo y te mandamos otro.',
  invitationOver: 'Esta invitación ya no vale: se usó, venció o la retiraron. Pedí otra.',
  tooManyInvitations: (max: number) =>
    `Hay demasiadas invitaciones sin responder (máximo ${max}). Retirá alguna antes.`,
  tooManyMembers: (max: number) =>
    `Una inmobiliaria tiene como máximo ${max} personas, contando las invitadas.`,
  tooManyTemplates: (max: number) => `Ya guardaste ${max} plantillas. Borrá alguna antes.`,
  ownAccount: 'No podés desactivar tu propia cuenta.',
  lastAdministrator: 'Es la última cuenta de administrador activa: activá otra antes.',
  ownCodesFirst: 'Activá primero tus propios códigos: si no, te quedás afuera.',
  codesStayOn: 'El panel pide códigos de un solo uso: no se pueden desactivar.',
  fields: {
    unit_twice: 'Esta unidad está dos veces.',
    unit_exists: 'Ya hay una unidad con este número.',
    same_name: 'Dos tienen el mismo nombre.',
    not_hundred: 'Las partes tienen que sumar 100 %.',
    no_instalments: 'Poné en cuántas cuotas se paga durante la obra.',
    idle_instalments: 'Hay cuotas, pero nada que pagar durante la obra.',
    before_start: 'La entrega no puede ser antes del comienzo.',
    required: 'Este dato es obligatorio.',
    invalid: 'Este valor no es válido.',
    too_small: 'El valor es demasiado bajo.',
    too_big: 'El valor es demasiado alto.',
    too_few: 'Son muy pocos.',
    too_many: 'Son demasiados.',
    too_short: 'El texto es demasiado corto.',
    too_long: 'El texto es demasiado largo.',
    not_a_number: 'No es un número.',
    not_a_choice: 'Este valor no es una de las opciones.',
    wrong_order: 'El máximo no puede ser menor que el mínimo.',
    repeated: 'Este parámetro solo puede aparecer una vez.',
    empty_search: 'Elegí al menos un filtro o escribí qué buscás.',
    taken: 'Ya existe otro con este nombre.',
    wrong_password: 'La contraseña no es correcta.',
    repeated_letters: 'Repite una o dos letras: cualquiera la adivina.',
    password_is_name: 'Es igual al nombre de usuario.',
    common_password: 'Es de las más usadas del mundo: elegí otra.',
    wrong_code: 'El código no es válido o ya se usó.',
    not_a_phone: 'No es un número de teléfono. Incluí el código de país: +595 para Paraguay.',
    not_an_email: 'No es una dirección de correo.',
    not_a_ruc: 'El RUC no cierra con su dígito verificador. Se escribe como 80009735-1.',
    not_a_slug: 'Usá solo letras sin acento, números y guiones.',
    built_over_land: 'La superficie construida es más de 60 veces la del terreno. Revisá las dos.',
    not_planned: 'La entrega va solo con «en pozo» o «en construcción».',
    delivery_past: 'Ese mes ya pasó. Poné la nueva fecha de entrega o, si ya está terminado, «a estrenar».',
    not_public: 'Tiene que ser una dirección pública, que exista.',
    not_public_https: 'Tiene que ser una dirección pública que empiece con https://.',
    in_the_past: 'Ese momento ya pasó.',
    too_far: 'Falta demasiado: elegí un día dentro de un año.',
    other_currency: 'Parece estar en la otra moneda.',
    sale_price: 'Parece el precio de venta, no el alquiler por mes.',
    instalment: 'Parece una cuota, no el precio total.',
    far_from_median: 'Está muy lejos de lo que se ve en la zona.',
    other_offer: 'Es el precio de la operación anterior.',
    outside_country: 'El punto está fuera de Paraguay.',
    far_from_city: 'El punto está lejos de la ciudad indicada.',
    no_such_day: 'Ese día no existe en el calendario.',
    no_such_time: 'Esa hora no existe: van de 00:00 a 23:59.',
    skipped_time: 'Esa hora no existe: ese día se adelanta el reloj.',
  },
}

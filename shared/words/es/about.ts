import { developers } from './developers.ts'

interface Part {
  title: string
  paragraphs: string[]
}

const terms: Part[] = [
  {
    title: 'Qué es Óga',
    paragraphs: [
      'Óga es un portal de propiedades en Paraguay. Mostramos avisos de venta, alquiler y alquiler por noche que publican dueños e inmobiliarias, y te ponemos en contacto con quien publica.',
      'No somos parte de la compra ni del alquiler: no cobramos la operación, no retenemos señas y no firmamos por nadie.',
    ],
  },
  {
    title: 'Los avisos',
    paragraphs: [
      'Cada aviso es responsabilidad de quien lo publica: el precio, las medidas, las fotos y el estado legal de la propiedad. Antes de pagar o firmar, visitá la propiedad y pedí los documentos con la ayuda de un profesional.',
      'Publicá solo lo que podés ofrecer, con fotos tuyas y el precio real. Un aviso se muestra 60 días desde que lo confirmás por última vez; te avisamos una semana antes y lo renovás con un clic.',
      'El distintivo «Verificada» habla de la inmobiliaria que publica; no certifica los títulos de una propiedad.',
    ],
  },
  {
    title: 'Precios y cálculos',
    paragraphs: [
      'Mostramos cada precio en dólares y en guaraníes. La conversión usa un tipo de cambio de referencia, con su fuente y su hora; el que vale es el que acuerden las partes.',
      'La rentabilidad, la ocupación y las demás cifras de inversión son estimaciones. No son una promesa ni asesoramiento legal, impositivo o financiero.',
    ],
  },
  {
    title: 'Tu uso del sitio',
    paragraphs: [
      'Podés buscar, mirar y compartir sin registrarte. No está permitido copiar avisos en masa, molestar a quienes publican ni intentar dañar el servicio; para cuidarlo, limitamos la cantidad de pedidos.',
    ],
  },
]

const privacy: Part[] = [
  {
    title: 'Lo que queda en tu navegador',
    paragraphs: [
      'Sin una cuenta, tus favoritos se guardan en tu propio navegador. También el idioma que elegiste y lo que dejaste a medio escribir. Si borrás los datos del sitio, se van con ellos.',
      'Mirar avisos no deja ninguna cookie nuestra; elegir el idioma o la vista (en lista o en mapa) deja una con esa elección. Al iniciar sesión queda una sola más, que te reconoce hasta que la cerrás, pasan 30 días sin que vuelvas o se cumplen 90 desde que entraste.',
    ],
  },
  {
    title: 'Tu cuenta',
    paragraphs: [
      'Iniciás sesión con un servicio externo: nunca vemos tu contraseña. De ese servicio guardamos tu nombre, tu correo y la dirección de tu foto; de vos, tus favoritos, tus avisos, tus análisis de precios y lo que elegís en la configuración.',
      'Tu nombre, tu foto y tus avisos activos solo se ven juntos si activás el perfil público; tu correo, nunca. De cada aviso se muestra la ubicación con la precisión que elegís, y a las fotos les sacamos los datos ocultos, como el lugar donde se tomaron.',
      'De cada cambio en un aviso anotamos quién lo hizo y qué cambió, durante 24 meses. Si eliminás la cuenta, tu nombre y lo que cambiaste se borran de ahí.',
      'Desde la configuración podés bajar todo lo que guardamos de vos o eliminar la cuenta. Al eliminarla se borran tus datos y tus fotos, y tus avisos se cierran.',
    ],
  },
  {
    title: 'Avisos y correos',
    paragraphs: [
      'Te escribimos solo sobre lo tuyo, como un aviso por vencer, y solo por los medios que dejás activados. Las notificaciones push pasan cifradas por el servicio de tu navegador.',
      'De una búsqueda guardada tenemos lo que pide, su nombre y tu correo, que sin una cuenta solo usamos después de que lo confirmes. Se va cuando la borrás; cada correo trae cómo dejar de recibirlos.',
    ],
  },
  {
    title: 'Tus consultas',
    paragraphs: [
      'Lo que escribís en una consulta (nombre, correo, teléfono, mensaje y los horarios de una visita) lo guardamos y se lo damos a quien publicó el aviso, para que te responda. Las respuestas quedan en la misma conversación, que podés abrir con el enlace de tu copia: quien tiene ese enlace puede leerla.',
      'Si tocás el botón de WhatsApp anotamos que alguien se interesó por ese aviso, sin tu nombre. De los tiempos de respuesta de quien publica mostramos solo la mediana.',
    ],
  },
  {
    title: 'Lo que contamos',
    paragraphs: [
      'Contamos cuántas veces se ve cada aviso, una sola vez por navegador y por día. Para eso usamos una huella que cambia todos los días y de la que no se puede volver a una persona.',
      'De las búsquedas guardamos las palabras, los filtros y la cantidad de resultados, sin nada que diga quién buscó.',
    ],
  },
  {
    title: 'Tu ubicación',
    paragraphs: [
      'Solo si tocás «Detectar mi ubicación» le pedimos tu ubicación al navegador, y la usamos en ese momento para contar las propiedades que tenés cerca. No la guardamos. Al publicar, «Usar mi ubicación» pone el punto de tu propiedad, que podés mover o sacar.',
    ],
  },
  {
    title: 'Con quién hablamos',
    paragraphs: [
      'Las páginas no cargan publicidad, rastreadores ni tipografías ajenas; de otro servicio puede venir solo la foto de perfil que alguien tiene ahí. El tipo de cambio lo pide nuestro servidor, no tu navegador.',
      'Cuando abrís un mapa, tu navegador pide las calles a un servicio de mapas (OpenFreeMap, salvo que este sitio use otro), que ve tu dirección de internet y qué parte del mapa mirás. Si no responde, el mapa es el nuestro, sin calles.',
      'Si nos escribís por WhatsApp, esa conversación sigue las reglas de WhatsApp.',
    ],
  },
]

export const about = {
  termsTitle: 'Términos de uso',
  termsIntro: 'Lo que podés esperar de Óga, y lo que Óga espera de vos.',
  terms,
  privacyTitle: 'Privacidad',
  privacyIntro: 'Qué sabe Óga de vos: lo menos posible.',
  privacy,
  contactTitle: 'Contacto',
  contactIntro: 'Escribinos por una propiedad, por un dato que no cierra o por una idea para mejorar Óga.',
  whatsappTitle: 'WhatsApp',
  whatsappText:
    'Un solo número para todas las consultas. Contanos qué propiedad te interesa y te respondemos.',
  whatsappAction: 'Escribir por WhatsApp',
  whatsappMessage: 'Hola, escribo desde Óga.',
  whatsappNone: 'Todavía no hay un número de WhatsApp publicado.',
  complaint: {
    title: 'Denunciar un aviso',
    text: 'Elegí qué pasa: el mensaje sale con el enlace del aviso, lo revisamos y, si corresponde, lo sacamos. Si ya te pidieron plata, guardá capturas y hacé también la denuncia en la policía o la fiscalía.',
    reason: 'Qué pasa',
    reasons: {
      unavailable: 'Ya no está disponible',
      wrong_price: 'El precio no es el verdadero',
      wrong_place: 'No está donde dice',
      stolen_pictures: 'Las fotos son de otra persona',
      duplicate: 'Está repetido',
      fraud: 'Parece una estafa',
      discrimination: 'Discrimina a alguien',
      other: 'Otra cosa',
    },
    message: (reason: string, address: string) => `Hola, denuncio un aviso de Óga. ${reason}: ${address}`,
    action: 'Denunciar por WhatsApp',
    see: 'Volver al aviso',
  },
  questionsTitle: 'Antes de escribir',
  questions: [
    {
      title: '¿Un aviso ya no está disponible?',
      text: 'Pasanos su enlace y lo revisamos con quien lo publicó.',
    },
    {
      title: '¿Tenés dudas con un precio?',
      text: 'Fijate en el tipo de cambio que figura arriba de los avisos: la conversión a guaraníes usa ese valor.',
    },
    {
      title: '¿Se perdieron tus favoritos?',
      text: 'Sin sesión iniciada viven en el navegador donde los guardaste. Con tu cuenta los encontrás en cualquier teléfono o computadora.',
    },
  ],
  developers,
}

import { brand } from '#shared/brand.ts'
import { plural } from '#shared/words/es/plural.ts'

export const users = {
  title: 'Mi perfil',
  nobody: 'Usuario',
  memberOf: `Miembro de ${brand.name}`,
  noEmail: 'Sin email registrado',
  memberSince: 'Miembro desde',
  email: 'Correo electrónico',
  emailUnverified: 'Sin confirmar: no le mandamos correos.',
  details: 'Tus datos',
  mine: 'Mis propiedades',
  mineText: 'Publicaciones, visitas y consultas.',
  favorites: 'Mis favoritos',
  favoritesText: (n: number) =>
    n === 0
      ? 'Todavía no guardaste ninguna.'
      : plural(n, { one: '1 propiedad guardada.', other: `${n} propiedades guardadas.` }),
  prices: 'Mis precios',
  pricesText: 'Cómo están tus precios frente al mercado.',
  settings: 'Configuración',
  settingsText: 'Idioma, moneda, notificaciones y privacidad.',
  publicProfile: 'Ver mi perfil público',
  shortcuts: 'Accesos',

  settingsTitle: 'Configuración',
  settingsLead: 'Cada cambio se guarda al instante.',
  preferences: 'Idioma y moneda',
  language: 'Idioma',
  languageText: 'El del sitio y el de los correos que te mandamos.',
  currency: 'Moneda preferida',
  currencyText: 'USD / PYG: los precios se muestran siempre en las dos; la que elijas va en grande.',
  currencies: { USD: 'Dólares (USD)', PYG: 'Guaraníes (PYG)' },
  alerts: 'Notificaciones',
  favoriteAlerts: 'Avisos de tus favoritos',
  favoriteAlertsText: 'Te contamos cuando un favorito baja de precio, se cierra o vence.',
  savedSearches: 'Búsquedas guardadas: cuándo avisan',
  push: 'Notificaciones push',
  pushText: 'Consultas, visitas y novedades de tus avisos, en este navegador aunque Óga esté cerrada.',
  pushElsewhere: 'Están activadas en otro navegador tuyo; activalas también en este.',
  emails: 'Notificaciones por correo',
  emailsText: (email: string) => `Consultas, visitas y novedades de tus avisos, en ${email}.`,
  emailsNone: 'Tu cuenta no tiene un correo registrado, así que no hay dónde mandarlas.',
  emailsBounced: (email: string) =>
    `${email} no recibe correos: los últimos volvieron, así que no mandamos más. Revisá tu casilla y activalas de nuevo para probar otra vez.`,
  emailsUnverified: (email: string) =>
    `El servicio con el que iniciás sesión no confirmó ${email}. Confirmalo ahí y volvé a iniciar sesión para recibirlas.`,
  privacy: 'Privacidad',
  public: 'Perfil público',
  publicText: 'Cualquiera puede ver tu nombre, tu foto y tus avisos activos en una página. Nunca tu correo.',
  publicLink: 'Ver cómo se ve',
  account: 'Cuenta',
  password: 'Cambiar contraseña',
  passwordText: 'Tu contraseña la guarda el servicio con el que iniciás sesión; Óga nunca la ve.',
  passwordOpen: 'Se abre en otra pestaña.',
  passwordNone:
    'El servicio con el que iniciás sesión no tiene una página para cambiarla desde acá. Buscá la opción en su propio sitio o preguntale a quien te dio la cuenta.',
  export: 'Exportar mis datos',
  exportText: 'Un archivo JSON con todo lo que Óga guarda de vos.',
  exported: 'Tus datos están listos',
  exportedText: 'El archivo se está descargando.',
  exportFailed: 'No pudimos preparar tus datos. Probá de nuevo en un momento.',

  erase: 'Eliminar cuenta',
  eraseText: 'Borra tus datos personales y cierra tus avisos, para siempre.',
  eraseTitle: '¿Eliminar tu cuenta?',
  eraseLead: 'Antes de seguir, esto es lo que pasa:',
  eraseEffects: [
    'Borramos tu nombre, tu correo, tu foto, tus favoritos y tus análisis de precios.',
    'Tus avisos se cierran, sin fotos, descripción ni dirección, y dejan de aparecer en las búsquedas.',
    'Borramos las consultas que recibiste y las que enviaste.',
    'Se cierra tu sesión en todos tus dispositivos.',
  ],
  eraseAgain:
    'Si volvés a iniciar sesión, empezás con una cuenta nueva y vacía. Tu cuenta en el servicio con el que iniciás sesión sigue como está.',
  eraseKeep: 'Conservar mi cuenta',
  eraseGoOn: 'Continuar',
  eraseSure: 'Última confirmación',
  eraseSureText: 'No se puede deshacer.',
  eraseWord: 'ELIMINAR',
  eraseType: (word: string) => `Escribí ${word} para confirmar`,
  eraseMistyped: (word: string) => `Escribí ${word}, tal cual.`,
  eraseDo: 'Eliminar para siempre',
  erased: 'Cuenta eliminada',
  erasedText: 'Tus datos fueron borrados y tus avisos, cerrados. Gracias por haber estado.',
  eraseFailed: 'No pudimos eliminar tu cuenta. No se borró nada; probá de nuevo en un momento.',

  ownerTitle: 'Anunciante',
  ownerDescription: (name: string, n: number) =>
    n === 0
      ? `${name} en ${brand.name}.`
      : `${name} en ${brand.name}: ${plural(n, { one: '1 propiedad publicada', other: `${n} propiedades publicadas` })} en Paraguay.`,
  ownerListings: 'Propiedades publicadas',
  ownerCount: (n: number) =>
    plural(n, { one: '1 propiedad publicada', other: `${n} propiedades publicadas` }),
  ownerEmpty: 'Ahora mismo no tiene propiedades publicadas',
  ownerEmptyText: 'Mirá lo que ofrecen otros mientras tanto.',
  ownerMissing: 'Este perfil no está disponible',
  ownerMissingText: 'Puede que no exista o que su dueño lo haya hecho privado.',
  ownerIsYou: 'Así ven los demás tu perfil.',
  ownerSearch: 'Buscar propiedades',
  ownerHome: 'Volver al inicio',
}

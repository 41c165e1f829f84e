import type { SignInFailure } from '#shared/signInFailures.ts'

export const auth = {
  title: 'Iniciar sesión',
  titleShort: 'Ingresar',
  login: 'Ingresar',
  account: (name: string) => (name ? `Tu cuenta: ${name}` : 'Tu cuenta'),
  profile: 'Mi perfil',
  properties: 'Mis propiedades',
  prices: 'Mis precios',
  agency: 'Mi inmobiliaria',
  alerts: 'Mis alertas',
  settings: 'Configuración',
  signOut: 'Cerrar sesión',
  publish: 'Publicar',
  troubles: {
    failed: { title: 'No pudimos iniciar tu sesión', text: 'Probá de nuevo en un momento.' },
    cancelled: { title: 'Inicio de sesión cancelado', text: 'Podés seguir mirando sin cuenta.' },
    unavailable: {
      title: 'Ahora no se puede iniciar sesión',
      text: 'El servicio con el que se ingresa no responde. Todo lo demás funciona; probá de nuevo en unos minutos.',
    },
    suspended: {
      title: 'Tu cuenta está suspendida',
      text: 'Por ahora no podés ingresar. Escribinos si creés que es un error.',
    },
  } satisfies Record<SignInFailure, { title: string; text: string }>,
  suspension: { reason: 'Motivo', contact: 'Escribinos' },
  required: 'Acceso Requerido',
  requiredFor: (page: string) => `Iniciá sesión para ver «${page}»; después volvés ahí.`,
  requiredText: 'Necesitás iniciar sesión para ver esta página.',
  ended: 'Tu sesión terminó',
  endedText: 'Iniciá sesión para seguir en esta página.',
  expired: 'Sesión Expirada',
  expiredText: 'Tu sesión ha expirado. Iniciando sesión nuevamente...',
}

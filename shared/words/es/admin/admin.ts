export const admin = {
  loginTitle: 'Panel de administración',
  loginLead: 'Ingresá con tu usuario de administrador.',
  username: 'Usuario',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  signIn: 'Iniciar sesión',
  toSite: 'Volver al sitio principal',
  welcome: 'Bienvenido',
  welcomeText: 'Iniciando sesión como administrador...',
  failed: 'Error de autenticación',
  badCredentials: 'Credenciales incorrectas',
  code: 'Código de un solo uso',
  codeHint: 'El de tu aplicación, o uno de tus códigos de recuperación.',
  codeBack: 'Usar otra cuenta',
  retryIn: (n: number) =>
    n === 1
      ? 'Muchos intentos con este usuario. Volvemos a probar en 1 segundo.'
      : `Muchos intentos con este usuario. Volvemos a probar en ${n} segundos.`,
  waitMinutes: (n: number) => (n === 1 ? 'Probá de nuevo en un minuto.' : `Probá de nuevo en ${n} minutos.`),

  expired: 'Tu sesión terminó',
  expiredText: 'Iniciá sesión para seguir donde estabas. Lo que escribiste sigue acá.',

  panel: 'Panel',
  navigation: 'Navegación del panel',
  newProperty: 'Nueva propiedad',
  newAgent: 'Nuevo agente',
  calculator: 'Calculadora de precios',
  approvals: 'Por revisar',
  users: 'Usuarios',
  activities: 'Actividades',
  activeFilters: (n: number) => (n === 1 ? '1 elegido' : `${n} elegidos`),
  site: 'Ver el sitio',
  signOut: 'Cerrar sesión',
  signedInAs: (name: string) => `Sesión de ${name}`,

  dashboardTitle: 'Panel de administración',
  dashboardLead: (name: string) => `Hola, ${name}.`,
  noMail:
    'No hay servidor de correo: no sale ningún correo, ni de consultas ni de avisos. Esperan en la cola hasta que el servidor tenga SMTP_URL y MAIL_FROM.',
  quickActions: 'Accesos rápidos',
  tabsLabel: 'Secciones del panel',
  tabs: {
    general: 'General',
    properties: 'Propiedades',
    agents: 'Agentes',
    reports: 'Reportes',
    settings: 'Configuración',
  },
  stats: {
    totalProperties: 'Total Propiedades',
    activeListings: 'Propiedades Activas',
    totalAgents: 'Agentes Registrados',
    recentActivities: 'Actividades Recientes',
  },
  last24Hours: 'Últimas 24 horas',
}

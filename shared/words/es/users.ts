export const users = {
  title: 'Mi perfil',
  settingsTitle: 'Configuración',
  ownerTitle: 'Anunciante',
}

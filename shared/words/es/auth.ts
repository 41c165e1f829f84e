export const auth = {
  title: 'Iniciar sesión',
}

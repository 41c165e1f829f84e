import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'

const es = {
  title: 'Iniciar sesión',
  lead: `Elegí con quién entrar a ${brand.name}. Son cuentas de prueba: no piden contraseña.`,
  continueAs: (name: string) => `Continuar como ${name}`,
  other: 'Otra cuenta de prueba',
  otherHint: 'Letras, números y guiones. Si es nueva, la creamos ahora.',
  otherProblem: 'Escribí un nombre de letras, números y guiones, de hasta 40 caracteres.',
  enter: 'Entrar',
  cancel: 'Cancelar',
}

const en: typeof es = {
  title: 'Sign in',
  lead: `Choose who to enter ${brand.name} as. These are test accounts: they ask for no password.`,
  continueAs: (name) => `Continue as ${name}`,
  other: 'Another test account',
  otherHint: 'Letters, digits and hyphens. A new one is made on the spot.',
  otherProblem: 'Type a name of letters, digits and hyphens, 40 characters at most.',
  enter: 'Enter',
  cancel: 'Cancel',
}

const byLanguage: { [Code in Language]?: typeof es } = { es, en }

/** Default: Spanish. */
export function pageWords(language: Language): typeof es {
  return byLanguage[language] ?? es
}

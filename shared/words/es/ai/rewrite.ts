/** The assistant's help with the texts of a listing. */
export const rewrite = {
  tools: 'Ayuda para escribir',
  improve: 'Mejorar el texto',
  write: 'Escribirlo con tus datos',
  translate: { es: 'Traducir del inglés', en: 'Traducir del español' },
  working: { improve: 'Escribiendo una propuesta…', translate: 'Traduciendo…' },
  stop: 'Cancelar',
  offer: { improve: 'Una propuesta para la descripción', translate: 'Una propuesta de traducción' },
  check: {
    improve: 'Leela antes de usarla. Tu texto queda como está hasta que la elijas, y después podés volver.',
    translate:
      'Leela antes de usarla. Lo que hay queda como está hasta que la elijas, y después podés volver.',
  },
  current: 'Lo que hay ahora',
  proposed: 'La propuesta',
  nothing: 'Todavía nada.',
  use: 'Usar la propuesta',
  again: 'Otra propuesta',
  discard: 'Descartar',
  same: 'No encontramos qué mejorar: así está bien.',
  sources: {
    local: 'Escrita con reglas, a partir de tus datos.',
    model: 'Escrita por un modelo de lenguaje, a partir de lo que cargaste.',
  },
  isRewritten: 'Es el texto propuesto: el aviso va a decir «Descripción mejorada con IA».',
  isOwn: 'Volviste a tu texto.',
  undo: 'Volver al anterior',
  redo: 'Poner el propuesto',
  signInText: 'Para que te ayudemos a escribir, iniciá sesión. Lo que cargaste te espera acá.',
  signIn: 'Iniciar sesión',
  failed: 'No pudimos escribir la propuesta. Tu texto está como lo dejaste.',
  tooLong: 'La propuesta no entra en el campo. Probá otra vez.',
}

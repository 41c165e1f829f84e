export const docs = {
  title: 'La API de Óga',
  intro:
    'JSON de ida y de vuelta. Los errores son {error, code, fields?} en el idioma de Accept-Language o de ?lang. Las listas por páginas dicen cuántos hay en X-Total-Count y dónde sigue en Link.',
  machine: 'El mismo documento en OpenAPI 3.1',
  calls: 'Llamadas',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answers: 'Respuestas',
  required: 'obligatorio',
  schemas: 'Formas',
  access: {
    anyone: 'Para todos',
    user: 'Con sesión',
    admin: 'Administradores',
    either: 'Con sesión o administradores',
  },
}

export const demoIdentities = {
  issuer: 'demo',
  ana: { subject: 'ana', email: 'ana@demo.oga', firstName: 'Ana', lastName: 'Benítez' },
  luis: { subject: 'luis', email: 'luis@demo.oga', firstName: 'Luis', lastName: 'Acosta' },
} as const

/** In production only with `DEMO`. */
export const demoAdministrator = { username: 'admin', password: 'admin-demo' } as const

export const demoWhatsapp = '+595981000100'

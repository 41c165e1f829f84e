/** The accounts that anyone may sign in with where demo data is: the embedded provider signs in the same ones. */
export const demoIdentities = {
  issuer: 'demo',
  ana: { subject: 'ana', email: 'ana@demo.oga', firstName: 'Ana', lastName: 'Benítez' },
  luis: { subject: 'luis', email: 'luis@demo.oga', firstName: 'Luis', lastName: 'Acosta' },
} as const

/** The demo's administrator: never in production, unless `DEMO` asks for it. */
export const demoAdministrator = { username: 'admin', password: 'admin-demo' } as const

/** The central number that all contact messages go to. */
export const demoWhatsapp = '+595981000100'

import { plural } from '#shared/words/es/plural.ts'

export const securityMails = {
  heading: 'Intentos fallidos de entrar al panel',
  text: (n: number) =>
    plural(n, {
      one: 'En la última hora alguien no pudo entrar al panel una vez.',
      other: `En la última hora fallaron ${n} intentos de entrar al panel.`,
    }),
  advice:
    'Si no fuiste vos ni tu equipo, alguien está probando contraseñas. Nadie queda afuera: desde un dispositivo que ya conocemos se entra como siempre; desde otro, la contraseña correcta entra después de una espera corta. Activá los códigos de un solo uso si todavía no los usás.',
  unknownName: 'Un usuario que no existe',
  times: (n: number, address: string | null) =>
    `${plural(n, { one: '1 vez', other: `${n} veces` })}, ${address === null ? 'desde otras direcciones' : `desde ${address}`}`,
  action: 'Ver las actividades',
  why: 'Te escribimos porque este es el correo de seguridad del panel. A lo sumo un aviso cada seis horas.',
}

import { plural } from '#shared/words/en/plural.ts'

export const securityMails = {
  heading: 'Failed sign-ins to the panel',
  text: (n: number) =>
    plural(n, {
      one: 'In the last hour somebody failed to sign in to the panel once.',
      other: `In the last hour ${n} sign-ins to the panel failed.`,
    }),
  advice:
    'If it was neither you nor your team, somebody is trying passwords. Nobody is locked out: devices that we know sign in as always; from elsewhere the right password works after a short wait. Turn on one-time codes if you have not yet.',
  unknownName: 'A name that does not exist',
  times: (n: number, address: string | null) =>
    `${plural(n, { one: 'once', other: `${n} times` })}, ${address === null ? 'from other addresses' : `from ${address}`}`,
  action: 'See the activities',
  why: 'You get this because it is the security address of the panel. At most one message in six hours.',
}

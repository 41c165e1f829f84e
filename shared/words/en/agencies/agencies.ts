import { plural } from '#shared/words/en/plural.ts'
import type { agencies as model } from '#shared/words/es/agencies/agencies.ts'

export const agencies: typeof model = {
  title: 'My agency',
  invitation: {
    title: 'Invitation',
  },
  roles: { owner: 'Owner', agent: 'Agent', assistant: 'Assistant' },
  members: (n) => plural(n, { one: '1 person', other: `${n} people` }),
}

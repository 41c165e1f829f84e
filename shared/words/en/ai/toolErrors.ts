import type { toolErrors as model } from '#shared/words/es/ai/toolErrors.ts'

const named = (detail: string) => {
  const [name = '', ...alike] = detail.split('|')
  return { name, alike: alike.length > 0 ? ` Is it ${alike.map((one) => `“${one}”`).join(' or ')}?` : '' }
}

export const toolErrors: typeof model = {
  problems: {
    missing_argument: (argument, detail) => ({
      error: `“${argument}” is missing.`,
      remedy: `Call again with “${argument}” (${detail}).`,
    }),
    wrong_type: (argument, detail) => ({
      error: `“${argument || 'arguments'}” has not the type it needs (${detail}).`,
      remedy: `Send “${argument || 'arguments'}” as the tool's schema says; numbers without separators of thousands.`,
    }),
    out_of_range: (argument, detail) => ({
      error: `“${argument}” is beyond its limits (${detail}).`,
      remedy: `Send “${argument}” ${detail}.`,
    }),
    not_a_choice: (argument, detail) => ({
      error: `“${argument}” is none of the choices.`,
      remedy: `Choose one of these: ${detail}.`,
    }),
    unknown_argument: (argument, detail) => ({
      error: `This tool has no argument “${argument}”, or got it twice.`,
      remedy: `Use each of these once at most: ${detail}.`,
    }),
    unknown_tool: (argument, detail) => ({
      error: `There is no tool “${argument}”.`,
      remedy: `Use one of these: ${detail}.`,
    }),
    needs: (argument, detail) => ({
      error: argument ? `“${argument}” alone is not enough.` : 'Arguments are missing.',
      remedy: `Send ${detail}, too.`,
    }),
    wrong_order: (argument, detail) => ({
      error: `“${argument}” is above “${detail || 'its maximum'}”.`,
      remedy: 'Exchange them, or leave one of them out.',
    }),
    duplicate_id: (argument) => ({
      error: `The same listing is twice in “${argument}”.`,
      remedy: 'Send two to five different listings, each once.',
    }),
    bad_polygon: (argument) => ({
      error: `“${argument}” is no area.`,
      remedy: 'Send its corners: [{"latitude": -25.28, "longitude": -57.57}, …], 3 to 100.',
    }),
    unknown_city: (_, detail) => {
      const { name, alike } = named(detail)
      return {
        error: `We know no city “${name}” in Paraguay.`,
        remedy: `Check the name.${alike} count_places without a city says which there are; a landmark goes into “landmarks”.`,
      }
    },
    unknown_neighborhood: (_, detail) => {
      const { name, alike } = named(detail)
      return {
        error: `We know no neighbourhood “${name}”.`,
        remedy: `Check the name.${alike} count_places with the city says which there are; an avenue or a mall goes into “landmarks”.`,
      }
    },
    unknown_department: (_, detail) => ({
      error: `There is no department “${named(detail).name}” in Paraguay.`,
      remedy: 'Send the name of the department, like “Central” or “Alto Paraná”, or use “city”.',
    }),
    unknown_landmark: (_, detail) => ({
      error: `We do not know the place “${detail}”.`,
      remedy: 'Write it as it is known in Paraguay, or use “near” with its point, “neighborhood” or “city”.',
    }),
    unplaced_landmark: (_, detail) => ({
      error: `Of “${detail}” we know no point, only its city.`,
      remedy: 'Ask for it alone, without other places, or use “city”.',
    }),
  },
  remedies: {
    not_found:
      'It is gone, or the id is of no listing: search again with search_listings and use the “id” that it gives.',
    bad_cursor:
      'Send “nextCursor” just as it came and without other arguments, or with the same ones; else begin the search anew.',
    bad_parameter: 'Take what cannot be seen out of that text (zero bytes, halves of a character).',
    no_comparables:
      'There are no listings to compare with: try the city without a neighbourhood, or another type.',
    too_many_requests: 'Wait a minute and call again, with fewer calls.',
    unavailable: 'Wait a few seconds and call again once.',
    internal: 'Call again once; if it fails again, tell the person that it cannot be done now.',
  },
  remedy: "Check the arguments against the tool's schema.",
}

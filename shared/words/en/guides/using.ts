import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideUsing: GuideText = {
  title: 'Using Óga',
  summary:
    'How to search and be told of what is new, how to write to a lister, how to publish and where the figures come from, with the questions we are asked most.',
  figures: [],
  sections: [
    {
      id: 'search',
      title: 'How do I search and hear of what is new?',
      blocks: [
        {
          points: [
            `Write as you speak: “house with a garden for rent in Luque”, “apartment near Shopping del Sol that takes pets”. What we understood stands as filters that you can change or take off. For example, ${link('rentSearch', 'what is for rent')}.`,
            'On the map you can move the view or draw an area of your own, and the list follows.',
            'With “Save search” we mail you what is new and what got cheaper, with an account or just your e-mail address.',
            'The heart keeps a listing; two to five can be compared side by side.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'How do I write to a lister?',
      blocks: [
        'On each listing, “Send inquiry” sends your message to the lister, who answers by e-mail; a visit is asked for there too, with two or three times. Where there is a WhatsApp button you can write there as well.',
        'Óga takes no commission, holds no deposits and signs for nobody: it puts people in touch. What an agency charges you agree with the agency.',
      ],
    },
    {
      id: 'publish',
      title: 'How do I publish?',
      blocks: [
        {
          steps: [
            `${link('publish', 'Publish your property')}: you can start without an account, we ask for one only at the end, and nothing you typed is lost.`,
            'Add clear photos, the best one first, and every fact you have: complete listings come earlier.',
            `Set the price beside similar ones: the ${link('calculator', 'calculator')} gives a reference with its margin.`,
            'Under “My Properties” you edit, pause, renew or close it, and see its views and inquiries.',
          ],
        },
      ],
    },
    {
      id: 'trust',
      title: 'How do I know that a listing is serious?',
      blocks: [
        'What somebody points out we review, and what does not belong here goes. “Verified” is about the agency that publishes: it does not certify titles.',
        `Before you pay or sign, visit the property and have its papers looked at: ${link('buying', 'buying step by step')} says which. If a listing looks fake, write to us from the contact page with its link.`,
      ],
    },
    {
      id: 'figures',
      title: 'Where do the figures come from?',
      blocks: [
        `From the active listings on Óga: they are asking prices, not closing prices. The estimate compares with similar properties and says how far it is usually off; ${link('neighborhoods', 'prices by neighborhood')} show how many listings stand behind them. The other currency is worked out at the day’s rate.`,
      ],
    },
  ],
}

import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

it('have no styles of their own, which the policy would refuse in HTML', () => {
  const tabs = [
    { value: 'one', label: 'One', content: <p>First</p> },
    { value: 'two', label: 'Two', content: <p>Second</p> },
  ]
  const html = renderToString(<Tabs label="Both" tabs={tabs} />)
  expect(html).toContain('<p>First</p>')
  expect(html).not.toContain('style=')
})

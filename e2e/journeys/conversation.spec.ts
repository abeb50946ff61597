import { DeskPage } from '../pages/desk-page.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'

test('a guest writes, the desk answers from its inbox, and both see the conversation', { tag: '@nojs' }, async ({
  tab,
  program,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2027-08-02', 2), plot: 'Van bay 1' })
  await page.goto(`/r/${id}/message`)
  await page.getByLabel('Your message').fill('May we bring two dogs?\nThey are small.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(tab.heading).toHaveText('Your message is on its way')

  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await page.goto(`/org/${slug}/today`)
  await expect(page.getByRole('link', { name: /guests? (is|are) waiting for an answer/ })).toBeVisible()
  await page.goto(`/org/${slug}/messages`)
  const line = page.getByRole('listitem').filter({ hasText: 'May we bring two dogs?' })
  await line.getByRole('link', { name: 'Read and answer' }).click()

  await expect(tab.heading).toHaveText('Write to Sipho Dlamini')
  await page.getByLabel('Your message').fill('Yes, on a lead.')
  await page.getByRole('button', { name: 'See it first' }).click()
  const preview = page.getByRole('region', { name: 'As the guest gets it' })
  await expect(preview).toContainText('Yes, on a lead.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()

  const thread = page.getByRole('region', { name: 'Messages', exact: true })
  await expect(thread).toContainText('They are small.')
  await expect(thread).toContainText('Answered by')
  await expect(thread).toContainText('Yes, on a lead.')
  const letter = await mailbox.email(id, 'default')
  expect(letter.text).toContain('Yes, on a lead.')
  expect(letter.links[0]).toMatch(/\/r\/[^/]+\/message$/)

  await page.goto(`/r/${id}/message`)
  const written = page.getByRole('region', { name: 'What was written so far' })
  await expect(written.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Your message').fill('Thank you!')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(tab.heading).toHaveText('Your message is on its way')
  await page.goto(`/org/${slug}/messages`)
  const thanks = page.getByRole('listitem').filter({ hasText: 'Thank you!' })
  await thanks.getByRole('button', { name: 'No answer needed' }).click()
  await expect(page.getByRole('region', { name: /^Answered or set aside/ })).toContainText('Thank you!')
})

import { bookDemo } from '../../../web/app/wording/en/content/book-demo.ts'
import { contact } from '../../../web/app/wording/en/content/contact.ts'
import { expect, test } from '../../test.ts'

/** What South African law asks of a page, and its heading. */
const pages = [
  ['/faq', 'Questions people ask', 'For owners'],
  ['/contact', 'Contact us', 'Other ways to reach us'],
  ['/about', 'About us', 'How prices work'],
  ['/book-demo', 'Bring your campsite here', 'Ask for a demo'],
  ['/accessibility', 'Accessibility', 'What is not good enough yet'],
  ['/privacy', 'Privacy statement', 'What we keep, and why'],
  ['/policies', 'Policies', 'Cancelling'],
  ['/terms', 'Terms', 'No cooling-off for dated stays'],
] as const

test('every page about the site has its words, its address and its description', async ({ request, page }) => {
  for (const [path, heading, part] of pages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    await page.setContent(withoutFiles(await answer.text()))
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    await expect(page.getByRole('heading', { name: part, exact: true }), path).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /.{20}/)
    await expect(page.locator('meta[property^="og:"]'), path).toHaveCount(6)
  }
})

test('a message and a request of an owner arrive, and mistakes are named', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  await tab.open('/contact')
  await page.getByRole('button', { name: contact.send }).click()
  for (const text of [contact.nameMissing, contact.emailMissing, contact.messageMissing]) {
    await expect(page.getByRole('alert')).toContainText(text)
  }
  await tab.isReady()
  await page.getByLabel(contact.name, { exact: true }).fill('Thandi Mokoena')
  await page.getByLabel(contact.email, { exact: true }).fill('thandi@example.org')
  await page.getByLabel(contact.subject, { exact: true }).fill('Firewood')
  await page.getByLabel(contact.message, { exact: true }).fill('Do you sell firewood at the camps?')
  await page.getByRole('button', { name: contact.send }).click()
  await expect(tab.heading).toHaveText(contact.sentTitle)

  await tab.open('/book-demo')
  await expect(page.getByRole('main')).toContainText('Here to camp? You need no account: find a place and book it.')
  await expect(page.getByRole('main').getByRole('link', { name: 'find a place' })).toHaveAttribute('href', '/')
  await page.getByLabel(bookDemo.name, { exact: true }).fill('Pieter Botha')
  await page.getByLabel(bookDemo.campsite, { exact: true }).fill('Witkoppie Kamp')
  await page.getByLabel(bookDemo.email, { exact: true }).fill('pieter@example.org')
  await page.getByLabel(bookDemo.phone, { exact: true }).fill('082 123 4567')
  await page.getByRole('button', { name: bookDemo.send }).click()
  await expect(tab.heading).toHaveText(bookDemo.sentTitle)
})

/** The words alone: eight pages are read as fast as one. */
function withoutFiles(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link (?!rel="canonical")[^>]*>/g, '')
}

import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { expect, test } from '../test.ts'

test('guests are checked in with one touch, and back again', { tag: '@nojs' }, async ({ tab, database }) => {
  const { slug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()
  const expected = desk.section('notArrived')
  await expect(expected).toContainText(guestName)

  await expected.getByRole('button', { name: `Check in ${guestName}` }).click()
  await expect(tab.page.getByRole('status').filter({ hasText: 'Checked in.' })).toContainText(guestName)
  await expect(desk.section('inHouse')).toContainText(guestName)
  await expect(expected).not.toContainText(guestName)
  await tab.isReady()

  await desk.undo('undo-check-in')
  await expect(expected).toContainText(guestName)
})

test('the day prints on one sheet, and everybody can use it', async ({ tab, database }) => {
  const { page } = tab
  const { slug } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  // The first page greets.
  await desk.openList()
  await desk.openToday()

  const sheet = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  await isForEverybody(tab, 'today')
})

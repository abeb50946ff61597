/** Opens the guests of a form and leads to the first child whose age is not said. */
export function showFirstOpenAge(form: HTMLFormElement): void {
  const guests = form.querySelector<HTMLDetailsElement>('#guests')
  if (guests) guests.open = true
  const ages = form.querySelectorAll<HTMLSelectElement>('select[name="childrenAges"]')
  Array.from(ages)
    .find(({ value }) => value === '')
    ?.focus()
}

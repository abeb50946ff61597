/** The hosted payment page and the ledger; it looks like nobody's shop and nobody's bank. */
export const paymentPageStyle = `
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 12px 0 0; font-size: .9375rem; }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.choices { display: grid; gap: 8px; margin-top: 12px; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 52px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.choice:hover { border-color: var(--edge); }
.choice:has(input:checked) { border-color: var(--action); background: var(--action-soft); box-shadow: inset 0 0 0 1px var(--action); }
.choice:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.choice input { inline-size: 20px; block-size: 20px; margin: 0; flex: none; accent-color: var(--action); outline: none; }
.choice span { display: block; }
.number { color: var(--ink-soft); font-size: .875rem; font-variant-numeric: tabular-nums; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 12px; }
.field.whole { grid-column: 1 / -1; }
.field label { display: block; font-weight: 600; font-size: .9375rem; margin-bottom: 4px; }
.field input { inline-size: 100%; min-height: 48px; padding: 8px 12px; font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--edge); border-radius: 10px; font-variant-numeric: tabular-nums; }
.field input[aria-invalid] { border: 2px solid var(--danger); }
.field .wrong { color: var(--danger); font-size: .9375rem; margin: 4px 0 0; }
.alert { background: var(--danger-soft); color: var(--danger); border-radius: 12px; padding: 12px 16px; margin-top: 16px; font-weight: 600; }
.actions { display: grid; gap: 12px; margin-top: 20px; }
form > .actions { position: sticky; bottom: 0; grid-template-columns: 2fr 1fr; padding: 12px 16px; margin: 20px -16px 0; background: var(--ground); border-top: 1px solid var(--line); }
.card .actions { position: static; grid-template-columns: 1fr; padding: 0; margin: 20px 0 0; background: none; border: 0; }
button { min-height: 52px; padding: 12px 16px; border-radius: 999px; font: inherit; font-weight: 650; cursor: pointer; border: 1px solid transparent; }
button:focus-visible { border-radius: 999px; }
.primary { background: var(--action); color: var(--action-ink); }
.secondary { background: transparent; color: var(--ink); border-color: var(--edge); }
td.amount, th.amount { text-align: right; font-variant-numeric: tabular-nums; }
@media (min-width: 640px) {
  main { padding-top: 32px; }
  .card { padding: 28px; }
  .choices { grid-template-columns: 1fr 1fr; }
  form > .actions { margin-inline: 0; padding-inline: 0; }
}
`

/** Of sandboxes that hold messages as phones show them. */
export const messagesStyle = `
main { display: grid; gap: 24px; }
main > * { min-width: 0; }
main .card { margin: 0; }
p { margin: 0; overflow-wrap: anywhere; }
a { overflow-wrap: anywhere; }
.soft { font-size: .875rem; }
td.text { min-width: 20ch; }
td.digits { font-variant-numeric: tabular-nums; }
`

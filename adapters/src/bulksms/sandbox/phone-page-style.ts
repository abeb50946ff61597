export const phonePageStyle = `
:root {
  color-scheme: light dark;
  --ground: #f3f5f8; --surface: #ffffff; --line: #d5dbe3; --ink: #1a222c; --ink-soft: #4d5866;
  --bubble: #e7ecf3; --link: #1f4fa3; --warn: #6b4600; --warn-soft: #fff1cf; --good: #14653a; --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12161b; --surface: #1b2128; --line: #333c46; --ink: #eef1f5; --ink-soft: #b3bcc7;
    --bubble: #2a333d; --link: #8db4f5; --warn: #f5cf7a; --warn-soft: #352a10; --good: #7fd6a4; --bad: #ff9a92;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
a { color: var(--link); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 6px; }
.strip { background: var(--warn-soft); color: var(--warn); padding: 12px 16px; text-align: center; font-weight: 600; margin: 0; }
main { max-width: 1040px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 24px; }
main > * { min-width: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.0625rem; font-weight: 650; margin: 0 0 4px; }
p { margin: 0; overflow-wrap: anywhere; }
.soft { color: var(--ink-soft); font-size: .875rem; }
.account { display: flex; flex-wrap: wrap; gap: 12px 32px; align-items: end; justify-content: space-between; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; }
dt { color: var(--ink-soft); font-size: .875rem; }
dd { margin: 0; font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 20px; margin: 0; }
.phones { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); align-items: start; }
.phone { background: var(--surface); border: 1px solid var(--line); border-radius: 28px; padding: 20px 16px; min-width: 0; }
.phone h2 { text-align: center; font-variant-numeric: tabular-nums; padding-bottom: 12px; border-bottom: 1px solid var(--line); }
.phone ol { list-style: none; margin: 16px 0 0; padding: 0; display: grid; gap: 16px; }
.bubble { background: var(--bubble); border-radius: 18px 18px 18px 4px; padding: 10px 14px; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 4px; }
.state { font-weight: 600; }
.DELIVERED { color: var(--good); }
.FAILED { color: var(--bad); }
.scroll { overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; padding: 8px 24px 8px 0; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
th { color: var(--ink-soft); border-top: 0; }
td.text { white-space: normal; min-width: 20ch; }
td.digits { font-variant-numeric: tabular-nums; }
`

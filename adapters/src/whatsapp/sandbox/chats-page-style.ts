export const chatsPageStyle = `
:root {
  color-scheme: light dark;
  --ground: #f3f5f8; --surface: #ffffff; --line: #d5dbe3; --ink: #1a222c; --ink-soft: #4d5866; --wall: #efe9e1;
  --bubble: #ffffff; --link: #0b6b53; --warn: #6b4600; --warn-soft: #fff1cf; --read: #0b62a8; --bad: #b3261e; --bar: #0b6b53; --bar-ink: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12161b; --surface: #1b2128; --line: #333c46; --ink: #eef1f5; --ink-soft: #b3bcc7; --wall: #161c20;
    --bubble: #232d33; --link: #5fd4b0; --warn: #f5cf7a; --warn-soft: #352a10; --read: #6fb8f2; --bad: #ff9a92; --bar: #1f2c33; --bar-ink: #eef1f5;
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
p { margin: 0; }
.soft { color: var(--ink-soft); font-size: .875rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 20px; }
.chats { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); align-items: start; }
.chat { background: var(--wall); border: 1px solid var(--line); border-radius: 28px; overflow: hidden; min-width: 0; }
.chat h2 { display: flex; gap: 12px; align-items: center; margin: 0; padding: 12px 16px; background: var(--bar); color: var(--bar-ink); font-variant-numeric: tabular-nums; }
.chat h2::before { content: ''; inline-size: 32px; block-size: 32px; border-radius: 50%; background: currentColor; opacity: .25; flex: none; }
.chat ol { list-style: none; margin: 0; padding: 16px; display: grid; gap: 12px; }
.message { background: var(--bubble); border-radius: 4px 16px 16px 16px; max-inline-size: 92%; box-shadow: 0 1px 1px rgb(0 0 0 / .12); }
.words { white-space: pre-wrap; overflow-wrap: anywhere; padding: 10px 14px 4px; }
.state { display: flex; flex-wrap: wrap; gap: 0 8px; justify-content: flex-end; padding: 0 14px 8px; color: var(--ink-soft); font-size: .8125rem; }
.state .read { color: var(--read); font-weight: 650; }
.state .failed { color: var(--bad); font-weight: 650; }
.button { display: block; border-top: 1px solid var(--line); padding: 12px 14px; text-align: center; font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
.button small { display: block; font-weight: 400; color: var(--ink-soft); }
.scroll { overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; padding: 8px 24px 8px 0; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
th { color: var(--ink-soft); border-top: 0; }
td.text { white-space: normal; min-width: 20ch; }
td.digits { font-variant-numeric: tabular-nums; }
`

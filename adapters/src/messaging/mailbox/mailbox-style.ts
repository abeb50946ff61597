/** The brand's tokens, and little else: the page must work from `file://` calm to a phone in the veld. */
export const mailboxStyle = `
:root{color-scheme:light dark;--ground:#fbf8f2;--surface:#fff;--sunken:#f3ede1;--line:#e2d8c6;--ink:#23211c;--ink-soft:#5c564a;--brand:#1f6b4f;--brand-soft:#e3f0e9;--link:#1b5e8c;--focus:#1b5e8c}
@media (prefers-color-scheme:dark){:root{--ground:#14171a;--surface:#1c2124;--sunken:#101315;--line:#343b40;--ink:#f1ece2;--ink-soft:#b4ac9c;--brand:#4fb58a;--brand-soft:#1b3329;--link:#7cbbe8;--focus:#7cbbe8}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}
h1{margin:0 0 4px;font:600 28px/36px Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
h2{margin:32px 0 8px;font:600 20px/28px Georgia,'Times New Roman',serif}
p{margin:0 0 16px;max-width:70ch}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
.soft{color:var(--ink-soft)}
.small{font-size:14px;line-height:20px}
.list{list-style:none;margin:24px 0 0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.list a{display:grid;gap:4px;padding:12px 16px;color:inherit;text-decoration:none;min-height:44px}
.list a:hover{background:var(--sunken)}
.list a:focus-visible{outline-offset:-3px}
.list .words{overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-weight:600;overflow-wrap:anywhere}
.list .to{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
@media (min-width:640px){.list a{grid-template-columns:minmax(0,1fr) auto}.list .words{grid-column:1/-1}}
.channel{display:inline-block;padding:2px 10px;border-radius:999px;background:var(--brand-soft);color:var(--ink);font-size:14px;line-height:20px}
.empty{margin-top:24px;padding:32px 24px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:16px 0 0}
dt{color:var(--ink-soft)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:1900px;border:1px solid var(--line);border-radius:12px;background:var(--ground);color-scheme:light dark}
@media (min-width:640px){iframe{height:1300px}}
pre,.bubble{margin:0;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:12px}
pre{background:var(--sunken);font:14px/22px ui-monospace,Consolas,monospace}
.phone{padding:24px 16px;background:var(--sunken);border-radius:20px;max-width:420px}
.bubble{max-width:340px;background:var(--surface);border:1px solid var(--line);border-radius:20px 20px 20px 6px}
.bubble.app{background:var(--brand-soft);border-color:transparent}
.links{padding-left:20px;margin:0}
.links li{padding:10px 0;overflow-wrap:anywhere}
summary{cursor:pointer;padding:10px 0;color:var(--link)}
.back{display:inline-block;padding:10px 0}
`

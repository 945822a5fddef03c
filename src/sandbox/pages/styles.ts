/** The look of the hosted pages: on purpose not the look of the shop, in light and dark, from 320 pixels on. */
export const styles = `
:root{color-scheme:light dark;--bg:#f3f2f9;--card:#fff;--text:#1d1b2c;--soft:#5a5670;--line:#8d88a6;--hair:#dedbeb;
--brand:#4b3bb8;--on-brand:#fff;--bad:#a81d33;--bad-bg:#fdecef;--focus:#1d1b2c}
@media (prefers-color-scheme:dark){:root{--bg:#14121f;--card:#1e1b2d;--text:#f1eff9;--soft:#b9b4d0;--line:#7d779b;
--hair:#35304d;--brand:#b3a8ff;--on-brand:#14121f;--bad:#ff9aaa;--bad-bg:#3a1722;--focus:#fff}}
*{box-sizing:border-box}
body{margin:0;border-top:8px solid var(--brand);background:var(--bg);color:var(--text);
font:1rem/1.5 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;overflow-wrap:anywhere}
.strip{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;padding:.625rem 1rem;background:var(--card);
border-bottom:1px solid var(--hair);font-size:.875rem;color:var(--soft)}
.strip strong{margin-left:auto;color:var(--on-brand);background:var(--brand);padding:.125rem .625rem;border-radius:1rem}
.lock{width:.625rem;height:.625rem;border-radius:50%;background:var(--brand);flex:none}
.where{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}
main{max-width:62rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:clamp(1.5rem,1.2rem + 1.5vw,2rem);line-height:1.2;margin:0 0 1rem;text-wrap:balance}
h2{font-size:1.125rem;margin:0 0 .75rem}
p{margin:0 0 .75rem}
.columns{display:grid;gap:1.25rem;align-items:start}
@media (min-width:52rem){.columns{grid-template-columns:minmax(0,1.4fr) minmax(0,1fr)}
.columns>.card{position:sticky;top:1rem}}
.card{background:var(--card);border:1px solid var(--hair);border-radius:.75rem;padding:1.25rem}
.card+.card{margin-top:1.25rem}
.message{max-width:34rem;margin:2rem auto}
.alert{border:1px solid var(--bad);border-left-width:.375rem;background:var(--bad-bg);border-radius:.5rem;
padding:.875rem 1rem;margin:0 0 1.25rem}
.alert h2{margin:0 0 .25rem;color:var(--bad)}
.alert p,.alert ul{margin:0}
.alert a{color:inherit}
fieldset{border:0;margin:0 0 1.25rem;padding:0;min-width:0}
legend{font-weight:650;font-size:1.125rem;padding:0;margin:0 0 .75rem}
.fields{display:grid;gap:.875rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
label{display:block;font-weight:550;font-size:.9375rem}
.choice{display:flex;gap:.75rem;align-items:center;padding:.625rem .75rem;border:1px solid var(--line);
border-radius:.5rem;margin:0 0 .5rem;font-weight:400;cursor:pointer}
.choice span{flex:1}
.choice:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand)}
.choice small{display:block;color:var(--soft)}
input[type=text],input[type=email],input[type=password],select{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;
padding:.5rem .75rem;font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:.5rem}
input[aria-invalid=true]{border:2px solid var(--bad)}
input[type=radio]{margin:0;accent-color:var(--brand);width:1.125rem;height:1.125rem;flex:none}
.error{color:var(--bad);font-size:.875rem;margin:.25rem 0 0}
.hint{color:var(--soft);font-size:.875rem}
ul.lines{list-style:none;margin:0 0 1rem;padding:0}
.lines li{display:grid;grid-template-columns:3.5rem minmax(0,1fr) auto;gap:.75rem;align-items:center;
padding:.625rem 0;border-bottom:1px solid var(--hair)}
.lines img{width:3.5rem;height:4.375rem;object-fit:cover;border-radius:.375rem;background:var(--hair)}
.lines small{display:block;color:var(--soft)}
dl{margin:0;display:grid;grid-template-columns:1fr auto;gap:.375rem 0}
dt{padding-right:1rem}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.total{font-weight:700;font-size:1.25rem;border-top:1px solid var(--line);padding-top:.5rem;margin-top:.25rem}
.actions{display:grid;gap:.75rem;margin-top:.25rem}
button,.button{display:inline-block;min-height:2.75rem;padding:.625rem 1.25rem;font:inherit;font-weight:650;
text-align:center;text-decoration:none;border-radius:.5rem;border:1px solid var(--line);background:transparent;
color:inherit;cursor:pointer}
.primary,.button{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
.primary{min-height:3.25rem;font-size:1.125rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:.75rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
footer{max-width:62rem;margin:0 auto;padding:0 1rem 2rem;color:var(--soft);font-size:.875rem}
main:has(.message)+footer{text-align:center}
@media (forced-colors:active){.strip strong,.primary,.button{border:1px solid}}
`;

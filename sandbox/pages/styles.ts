/**
 * The styles of the hosted pages: deliberately different from the shop, in light and dark, from a width of 320 pixels.
 */
export const styles = `
:root{color-scheme:light dark;--bg:#f3f2f9;--card:#fff;--text:#1d1b2c;--soft:#5a5670;--line:#8d88a6;--hair:#dedbeb;
--brand:#4b3bb8;--on-brand:#fff;--bad:#a81d33;--bad-bg:#fdecef;--good:#17643b;--good-bg:#e7f6ec;--focus:#1d1b2c}
@media (prefers-color-scheme:dark){:root{--bg:#14121f;--card:#1e1b2d;--text:#f1eff9;--soft:#b9b4d0;--line:#7d779b;
--hair:#35304d;--brand:#b3a8ff;--on-brand:#14121f;--bad:#ff9aaa;--bad-bg:#3a1722;--good:#8fe0b0;--good-bg:#12301f;--focus:#fff}}
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
.message,.narrow{max-width:34rem;margin:2rem auto}
.alert{border:1px solid var(--bad);border-left-width:.375rem;background:var(--bad-bg);border-radius:.5rem;
padding:.875rem 1rem;margin:0 0 1.25rem}
.alert h2{margin:0 0 .25rem;color:var(--bad)}
.alert p,.alert ul{margin:0}
.alert a{color:inherit}
.notice{border:1px solid var(--good);border-left-width:.375rem;background:var(--good-bg);border-radius:.5rem;
padding:.875rem 1rem;margin:0 0 1.25rem}
.notice p{margin:0}
a{color:var(--brand);text-underline-offset:.15em}
.stack{display:grid;gap:.875rem;margin:0 0 1.25rem}
fieldset{border:0;margin:0 0 1.25rem;padding:0;min-width:0}
fieldset:last-child{margin-bottom:0}
legend{font-weight:650;font-size:1.125rem;padding:0;margin:0 0 .75rem}
.fields{display:grid;gap:.875rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
label{display:block;font-weight:550;font-size:.9375rem}
.choice{display:flex;gap:.75rem;align-items:center;padding:.625rem .75rem;border:1px solid var(--line);
border-radius:.5rem;margin:0 0 .5rem;font-weight:400;cursor:pointer}
.choice span{flex:1}
.choice:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand)}
.choice small{display:block;color:var(--soft)}
input:not([type=radio],[type=checkbox],[type=hidden]),select,textarea{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;
padding:.5rem .75rem;font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:.5rem}
input[aria-invalid=true]{border:2px solid var(--bad)}
input[type=radio],input[type=checkbox]{margin:0;accent-color:var(--brand);width:1.125rem;height:1.125rem;flex:none}
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
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,10.5rem),1fr));gap:.75rem}
a.button{color:var(--on-brand)}
.links{list-style:none;margin:1.25rem 0 0;padding:0;display:grid;gap:.25rem}
.links a{display:inline-block;padding:.375rem 0}
.plain{list-style:none;margin:0 0 .75rem;padding:0}
.known{margin:0 0 1.25rem;padding:0 0 1.25rem;border-bottom:1px solid var(--hair)}
.known .primary{width:100%;margin-bottom:.75rem}
.known p:last-child{margin:0}
.providers{display:grid;gap:.75rem;margin:1.25rem 0 0;padding-top:1.25rem;border-top:1px solid var(--hair)}
.accounts{margin:1.75rem 0 0;padding-top:1.25rem;border-top:1px solid var(--hair)}
.accounts legend{float:left;width:100%}
.accounts legend+*{clear:both}
.account{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;align-items:center;width:100%;
text-align:left;font-weight:550;margin:0 0 .5rem;padding:.5rem .875rem}
.account small{font-weight:400;color:var(--soft)}
.account span small{display:block}
.account:hover{border-color:var(--brand)}
.captcha .choice{margin:0}
.mails,.entries,.tickets{list-style:none;margin:0;padding:0}
.mails li{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;padding:.75rem 0;border-top:1px solid var(--hair)}
.mails a{flex-basis:100%;font-weight:600;padding:.125rem 0}
.narrow.card{max-width:44rem}
.crumb{max-width:44rem;margin:0 auto}
.code{font:700 2rem/1.2 ui-monospace,SFMono-Regular,Menlo,monospace;letter-spacing:.2em}
.empty{color:var(--soft);padding:1.5rem 0;text-align:center}
.tabs ul{display:flex;flex-wrap:wrap;gap:.25rem;list-style:none;margin:0 0 1rem;padding:0}
.tabs a{display:block;padding:.625rem 1rem;border-radius:.5rem;color:inherit;text-decoration:none;border:1px solid transparent}
.tabs a:hover{border-color:var(--line)}
.tabs a[aria-current]{background:var(--card);border-color:var(--brand);font-weight:650}
.entries>li{padding:1rem 0;border-top:1px solid var(--hair)}
.entries h2{margin:0}
.entries p{margin:0 0 .5rem}
.sum{font-weight:650;font-variant-numeric:tabular-nums}
.tickets{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,12rem),1fr));margin:.75rem 0}
.tickets li{border:1px solid var(--hair);border-radius:.5rem;padding:.75rem;display:grid;gap:.5rem;justify-items:start}
.tickets small{display:block;color:var(--soft)}
.qr{width:9rem;height:9rem;border-radius:.375rem}
.leave{margin-top:1.25rem}
.facts{display:grid;grid-template-columns:1fr;gap:0}
.facts div{display:grid;gap:0 1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr));
padding:.5rem 0;border-bottom:1px solid var(--hair)}
.facts dt{color:var(--soft)}
.facts dd{text-align:left}
.notes{margin:0 0 1rem;text-align:left}
.notes summary{cursor:pointer;padding:.5rem 0;list-style-position:inside;width:max-content;max-width:100%}
.held{border-left:.25rem solid var(--brand);padding-left:.75rem;font-variant-numeric:tabular-nums}
.held.over{border-color:var(--bad);color:var(--bad)}
.lines.sold li{grid-template-columns:minmax(0,1fr) auto}
.wide{grid-column:1/-1}
.wide legend{font-weight:550;font-size:.9375rem;margin-bottom:.25rem}
details p{margin:.25rem 0 .75rem}
.product{display:grid;gap:1.5rem;align-items:start}
@media (min-width:48rem){.product{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
.shot img{display:block;width:100%;height:auto;border-radius:.75rem;background:var(--hair)}
.price{font-size:1.25rem;font-weight:650}
.price s{font-weight:400;font-size:1rem;color:var(--soft);margin-left:.5rem}
.ribbon{font-size:.875rem;font-weight:600;border:1px solid var(--line);border-radius:1rem;padding:.125rem .625rem;margin-left:.5rem}
.choices{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,8rem),1fr))}
.choices .choice{margin:0}
.choice:has(:disabled){color:var(--soft);cursor:default}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
footer{max-width:62rem;margin:0 auto;padding:0 1rem 2rem;color:var(--soft);font-size:.875rem}
main:has(.message)+footer{max-width:36rem}
main:has(.narrow)+footer{max-width:46rem}
@media (forced-colors:active){.strip strong,.primary,.button{border:1px solid}}
`;

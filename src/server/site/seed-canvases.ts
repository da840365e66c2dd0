/** The canvases of a new site. They have what they show of the site as components, as every canvas should. */
export const SEED_CANVASES = {
  home: `<section>
  <h1>Photographs that want to be held</h1>
  <p>We photograph people, boats and weather along the west coast, and print what we find on paper that lasts. Our studio is by
  the harbour of Bergen: the door is open, and so is the darkroom.</p>
  <p><a class="button" href="/contact/">Book an hour</a></p>
</section>
<section>
  <h2>What we do</h2>
  <h3>Portraits</h3>
  <p>An hour in daylight, twelve pictures to choose from, and one print to take home.</p>
  <h3>Prints</h3>
  <p>Silver gelatin up to 50 × 60 centimetres, from your negatives or ours.</p>
  <h3>Evenings in the darkroom</h3>
  <p>Every Thursday, for six people. No knowledge needed, only patience.</p>
</section>
<section>
  <h2>Come by</h2>
  <x-contact field="address"></x-contact>
  <p><x-contact field="hours"></x-contact></p>
</section>
`,
  about: `<p>Fjordlight is two people, three cameras and one enlarger from 1962. We began in a kitchen, moved to a boathouse, and have
been by the harbour since 2016.</p>
<h2>How we work</h2>
<p>Slowly. We use daylight, film and paper. What we deliver is a print, not a file; the file comes with it if you want one.</p>
<h2>What it costs</h2>
<table>
  <thead><tr><th scope="col">What</th><th scope="col">Price</th></tr></thead>
  <tbody>
    <tr><td>Portrait, one hour</td><td>1 900 kr</td></tr>
    <tr><td>Print, 30 × 40 cm</td><td>850 kr</td></tr>
    <tr><td>Evening in the darkroom</td><td>600 kr</td></tr>
  </tbody>
</table>
<p>Would you like something else? <a href="/contact/">Ask us</a>.</p>
`,
  contact: `<p>Call us while we are open, or write at any time: we answer within two days.</p>
<ul>
  <li><x-contact field="phone"></x-contact></li>
  <li><x-contact field="email"></x-contact></li>
</ul>
<h2>Write to us</h2>
<x-addon provider="provider_contact_form"></x-addon>
`,
  blog: `<p>Notes from the studio, now and then. If you want them by mail:</p>
<x-addon provider="provider_newsletter_form"></x-addon>
`,
  post: `<p>People ask why a print takes a week. The short answer is water. The long answer begins with a sheet of paper and a lamp.</p>
<h2>The first day: looking</h2>
<p>We make a contact sheet, and live with it for a night. The picture that shouts on Monday is often silent on Tuesday.</p>
<h2>The second day: testing</h2>
<p>Strips of paper, each a few seconds longer in the light. We note all of it, as nobody remembers the ninth strip.</p>
<blockquote><p>A good print has a black that you could fall into, and a white that you want to touch.</p></blockquote>
<h2>The rest: washing and waiting</h2>
<p>An hour of running water, a night between blotters, two days under glass. Then we look again, and every third time we begin
anew.</p>
`,
  legal: `<h2>Who is responsible</h2>
<x-contact field="address"></x-contact>
<p><x-contact field="email"></x-contact></p>
<h2>Which data we keep</h2>
<p>This site sets no cookies for visitors and loads nothing from other servers. What you write to us by a form is kept for as long
as it takes to answer, and is given to nobody. The newsletter has your address alone; every mail says how to leave.</p>
<h2>Your rights</h2>
<p>Ask us what we have of you, and we tell you, change it or delete it.</p>
`,
} as const;

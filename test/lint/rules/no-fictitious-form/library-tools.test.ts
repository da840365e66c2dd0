import { expect, test } from 'vitest';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { lint } from '../../../../src/lint/index.js';

const manifest = exampleManifest();
const found = (code: string) => lint(code, manifest).filter(({ rule }) => rule === 'no-fictitious-form');

test.each([
  [
    'Alpine',
    '<form x-data="{s:500,a:3}" @submit.prevent><label>Salario <input type="number" x-model="s"></label><input type="number" x-model="a"><b x-text="(s*90).toLocaleString()"></b></form>',
  ],
  [
    'Alpine with data around it',
    '<section x-data="loan()"><form @submit.prevent><input type="range" x-model.number="rate"><input type="number" x-model.number="years"></form><output x-text="monthly()"></output></section><script>function loan() { return { rate: 2, years: 9, monthly() { return this.rate * this.years } } }</script>',
  ],
  [
    'Alpine with a button that reckons',
    '<form x-data="{m:4,r:0}" @submit.prevent="r = m * 12"><input type="number" x-model="m"><button>Calculer</button><p>Par an : <b x-text="r * 1"></b></p></form>',
  ],
  [
    'Vue',
    '<form @submit.prevent><input type="number" v-model.number="guests"><p>Total: {{ guests * 24 }} €</p></form>',
  ],
  [
    'petite-vue',
    '<div v-scope="{ km: 10 }"><form><input type="range" v-model="km"></form><span v-text="km * 0.4"></span></div>',
  ],
  [
    'Angular',
    '<form><input type="number" [(ngModel)]="width"><input type="number" [(ngModel)]="height"><strong>{{ width * height }} m²</strong></form>',
  ],
  ['AngularJS', '<form ng-init="n=1"><input type="number" ng-model="n"><span ng-bind="n * 18"></span></form>'],
  ['Svelte', '<form><input type="range" bind:value={people}><p>{people * 15} zł</p></form>'],
  ['Knockout', '<form><input type="number" data-bind="value: kwh"><b data-bind="text: kwh() * 3"></b></form>'],
  [
    'Stimulus',
    '<form data-controller="calc"><input type="number" data-calc-target="price" data-action="input->calc#update"><output data-calc-target="result"></output></form>',
  ],
  [
    'Stimulus that hears the whole form',
    '<form data-controller="calc" data-action="input->calc#update"><input type="range" data-calc-target="area"><input type="checkbox" data-calc-target="vat"><span data-calc-target="sum">0</span></form>',
  ],
  [
    'htmx on the field',
    '<form><input type="number" name="n" hx-post="/preis" hx-target="#r"><output id="r"></output></form>',
  ],
  [
    'Livewire on the button',
    '<form><input type="text" wire:model="name"><button wire:click="save">Save</button></form>',
  ],
  ['LiveView', '<form phx-change="reckon"><input type="number" name="n"><b>{@sum}</b></form>'],
  [
    'a handler of an id of one letter',
    '<form id="calculadora" onsubmit="return false"><input type="number" id="n" value="6"><output id="total">2</output></form><script>document.getElementById("n").oninput = (e) => { document.getElementById("total").value = e.target.value * 390; };</script>',
  ],
])('leaves a tool of %s alone', (_name, code) => {
  expect(found(code)).toEqual([]);
});

test.each([
  [
    'is bound and thanks',
    '<form x-data="{ok:false,mail:\'\'}" @submit.prevent="ok=true"><input type="email" x-model="mail"><p x-show="ok">Merci !</p><button>OK</button></form>',
  ],
  [
    'asks for a mailbox, and shows it',
    '<form @submit.prevent><input type="email" v-model="mail"><p>{{ mail }}</p><button>Join</button></form>',
  ],
  [
    'asks for a name',
    '<form @submit.prevent><input v-model="nombre" placeholder="Nombre"><input type="number" v-model="n"><p>{{ n * 3 }}</p><button>Enviar</button></form>',
  ],
  [
    'books',
    '<form x-data="{n:2}" @submit.prevent><input type="date" x-model="d"><input type="number" x-model="n"><b x-text="n*30"></b><button>Reservar</button></form>',
  ],
  [
    'shows no result',
    '<form @submit.prevent><input type="number" v-model="n"><input type="text" v-model="wish"><button>Go</button></form>',
  ],
  [
    'is bound in part',
    '<form @submit.prevent><input type="number" v-model="n"><input type="text" placeholder="Wish"><b>{{ n * 2 }}</b><button>Go</button></form>',
  ],
  [
    'shows what is of something else',
    '<form x-data="{n:2}" @submit.prevent><input type="number" x-model="n"><p x-text="greeting"></p><button>Go</button></form>',
  ],
  ['is bound by no library', '<form><input type="number"><output>0</output><button>Go</button></form>'],
  [
    'sends to nobody by its script',
    '<form x-data @submit.prevent="fetch(\'http://localhost:3000/x\')"><input type="number" x-model="n"><b x-text="n*2"></b></form>',
  ],
])('still reports a form that %s', (_name, code) => {
  expect(found(code)).toHaveLength(1);
});

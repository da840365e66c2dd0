import type { RuleDocs } from '../../rule.js';

export const validAttributesDocs: RuleDocs = {
  summary:
    'Reports attributes that a component does not have, values that it cannot read, and required attributes that are missing.',
  why: 'A component leaves out what it does not know, and shows nothing without what it needs. The page then differs from what its author meant.',
  instead:
    'Write the attributes that the manifest lists for the component. Classes go into `class`, where a component has it.',
  correct: [
    { title: 'a boolean attribute', code: '<x-logo variant="light" class="brand" link></x-logo>' },
    { title: 'no attribute at all', code: '<x-social></x-social>' },
    { title: 'a whole number', code: '<x-menu location="topic" depth="1"></x-menu>' },
    { title: 'a value without quotes', code: '<x-contact field=phone></x-contact>' },
    { title: 'a boolean in other words', code: '<x-contact field="email" link="no"></x-contact>' },
    { title: 'an add-on without `id`', code: '<x-addon provider="provider_contact_form"></x-addon>' },
  ],
  incorrect: [
    {
      title: 'an unknown attribute',
      code: '<x-contact field="phone" icon="handset"></x-contact>',
      at: ['<x-contact'],
      fixed: '<x-contact field="phone"></x-contact>',
    },
    {
      title: 'several unknown attributes',
      code: '<x-logo width="160" alt="Logo" class="brand"></x-logo>',
      at: ['<x-logo'],
      fixed: '<x-logo class="brand"></x-logo>',
    },
    {
      title: 'an unknown variant',
      code: '<x-logo variant="white"></x-logo>',
      at: ['<x-logo'],
      fixed: '<x-logo variant="light"></x-logo>',
    },
    {
      title: 'a variant without a like',
      code: '<x-logo variant="dark"></x-logo>',
      at: ['<x-logo'],
      fixed: '<x-logo></x-logo>',
    },
    {
      title: 'a negative depth',
      code: '<x-menu location="topic" depth="-1"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu location="topic"></x-menu>',
    },
    {
      title: 'half a level',
      code: '<x-menu location="topic" depth="1.5"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu location="topic" depth="1"></x-menu>',
    },
    {
      title: 'no location',
      code: '<x-menu class="bar"></x-menu>',
      at: ['<x-menu'],
      fixed: '<x-menu class="bar"></x-menu>',
    },
    {
      title: 'a field of another name',
      code: '<x-contact type="email"></x-contact>',
      at: ['<x-contact', '<x-contact'],
      fixed: '<x-contact field="email"></x-contact>',
    },
    {
      title: 'a global attribute',
      code: '<x-social id="follow" data-size="20"></x-social>',
      at: ['<x-social'],
      fixed: '<x-social></x-social>',
    },
    {
      title: 'neither true nor false',
      code: '<x-contact field="phone" link="maybe"></x-contact>',
      at: ['<x-contact'],
      fixed: '<x-contact field="phone"></x-contact>',
    },
  ],
};

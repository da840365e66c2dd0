import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';

/** How safe the fixes of a canvas are, each with the reason where it is not. */
function fixes(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) =>
    fix?.safety === 'safe' ? 'safe' : fix?.description.replace(/^[^(]*\(not proven to be safe: |\)$/g, ''),
  );
}

const LINK = `<a href="tel:+390612345678">${NUMBER}</a>`;
const TEXT = `<p>Call ${LINK}</p>`;
const UNREAD = '`<a>` would have a class, and a style sheet that is not read may ask for links without one';

describe('a page whose head is elsewhere has style sheets that are not read', () => {
  test.each([
    ['by a layout of Twig', `{% extends "base.html" %}{% block content %}${TEXT}{% endblock %}`],
    ['by one of Shopify', `{% layout 'theme' %}${TEXT}`],
    ['by one of Blade', `@extends('base') @section('main') ${TEXT} @endsection`],
    ['by one of Handlebars', `{{#> layout}}${TEXT}{{/layout}}`],
    ['by one of Go', `{{ define "main" }}${TEXT}{{ end }}`],
    ['by one of Smarty', `{extends file="base.tpl"}${TEXT}`],
    ['by one of Razor', `@{ Layout = "_Layout"; }${TEXT}`],
    ['by settings', `---\nlayout: default\n---\n${TEXT}`],
    ['by settings that name no layout', `+++\ntitle = "Luna"\n+++\n${TEXT}`],
    ['by WordPress', `<?php get_header(); ?>${TEXT}<?php get_footer(); ?>`],
    ['by a file of PHP', `<?php include 'head.php'; ?>${TEXT}`],
    ['by another', `<?php\n$title = "Luna";\nrequire_once(__DIR__ . '/head.php'); ?>${TEXT}`],
    ['by a file of Twig', `{% include "head.html" %}${TEXT}`],
    ['by a file of Liquid', `{%- render 'head' -%}${TEXT}`],
    ['by a file of Blade', `@include('head') ${TEXT}`],
    ['by a part of Handlebars', `{{> head}}${TEXT}`],
    ['by a part of Hugo', `{{ partial "head.html" . }}${TEXT}`],
    ['by a file of EJS', `<%- include('head') %>${TEXT}`],
    ['by a file of JSP', `<%@ include file="head.jsp" %>${TEXT}`],
    ['by a file of Smarty', `{include file="head.tpl"}${TEXT}`],
    ['by a file of Velocity', `#parse("head.vm")${TEXT}`],
    ['by a file of FreeMarker', `<#include "head.ftl">${TEXT}`],
    ['by the server', `<!--#include virtual="/head.html" -->${TEXT}`],
    ['in the head', `<html><head>{% include "head.html" %}</head><body>${TEXT}</body></html>`],
    ['in the head behind a title', `<head><title>{{ a }}</title>\n{{ head }}</head><body>${TEXT}</body>`],
  ])('%s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual([UNREAD]);
  });

  test.each([
    ['a fragment', TEXT],
    ['a value', `<h1>{{ title }}</h1>${TEXT}`],
    ['a condition', `{% if open %}<h1>Open</h1>{% endif %}${TEXT}`],
    ['a program', `<?php $title = "Included"; ?>${TEXT}`],
    ['a title that is printed', `<head><title>{{ title }}</title></head><body>${TEXT}</body>`],
    ['a file in the body of a page with a head', `<head><title>a</title></head><body>{% include "a" %}${TEXT}</body>`],
    ['a server’s file there', `<head><title>a</title></head><body><!--#include file="a" -->${TEXT}</body>`],
    ['settings that want no layout', `---\ntitle: Luna\nlayout: null\n---\n${TEXT}`],
    ['a rule of dashes', `<p>---</p>${TEXT}`],
    ['a comment', `<!-- #include is for servers -->${TEXT}`],
    ['a name in braces', `<p>{include}</p>${TEXT}`],
  ])('negative control: %s', (_title, canvas) => {
    expect(fixes(canvas)).toEqual(['safe']);
  });
});

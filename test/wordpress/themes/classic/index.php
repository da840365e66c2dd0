<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo('charset'); ?>">
<meta name="viewport" content="width=device-width">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header id="site-header"><x-logo></x-logo><nav aria-label="Main"><x-menu location="naviga"></x-menu></nav></header>
<main>
<?php while (have_posts()) : ?>
    <?php the_post(); ?>
<article><h1><?php the_title(); ?></h1>
    <?php the_content(); ?>
</article>
<?php endwhile; ?>
</main>
<footer id="site-footer"><?php
if (function_exists('inlay_component')) {
    echo inlay_component('contact', ['field' => 'phone']);
}
?></footer>
<?php wp_footer(); ?>
</body>
</html>
